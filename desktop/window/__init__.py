"""A main window: its pages, menus, actions and dialogs, and the flows between pages."""
