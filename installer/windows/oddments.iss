; The Windows installer: for one user, without administrator rights.
; installer/build runs it on Windows: ISCC /DVersion=X.Y.Z /DBundle=FOLDER /DIcon=FILE /DOut=FOLDER
; Games are in the user's own folders, which the uninstaller leaves alone.

#ifndef Version
  #error "Version is not given"
#endif

[Setup]
AppId=io.github.oddments.Oddments
AppName=Oddments
AppVersion={#Version}
AppVerName=Oddments {#Version}
AppPublisher=The Oddments maintainers
AppPublisherURL=https://oddments.github.io
VersionInfoVersion={#Version}
; as {autopf} without administrator rights, but under Wine too
DefaultDirName={localappdata}\Programs\Oddments
DefaultGroupName=Oddments
DisableProgramGroupPage=yes
LicenseFile=..\..\LICENSE
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
SetupIconFile={#Icon}
UninstallDisplayIcon={app}\oddments.exe
WizardStyle=modern
Compression=lzma2/max
SolidCompression=yes
ChangesAssociations=yes
CloseApplications=yes
OutputDir={#Out}
OutputBaseFilename=oddments-{#Version}-windows-x86_64-setup

[Tasks]
Name: "association"; Description: "Open saved games (.oddments) with Oddments"
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; files that an earlier version installed and this one does not
Type: filesandordirs; Name: "{app}\_internal"

[UninstallDelete]
; by which a second start finds the first; empty
Type: files; Name: "{%TEMP}\oddments-*.lock"

[Files]
Source: "{#Bundle}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{group}\Oddments"; Filename: "{app}\oddments.exe"; AppUserModelID: "io.github.oddments.Oddments"
Name: "{autodesktop}\Oddments"; Filename: "{app}\oddments.exe"; AppUserModelID: "io.github.oddments.Oddments"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.oddments"; ValueType: string; ValueName: ""; ValueData: "Oddments.Game"; Flags: uninsdeletevalue uninsdeletekeyifempty; Tasks: association
Root: HKA; Subkey: "Software\Classes\.oddments\OpenWithProgids"; ValueType: string; ValueName: "Oddments.Game"; ValueData: ""; Flags: uninsdeletevalue uninsdeletekeyifempty; Tasks: association
Root: HKA; Subkey: "Software\Classes\Oddments.Game"; ValueType: string; ValueName: ""; ValueData: "Oddments game"; Flags: uninsdeletekey; Tasks: association
Root: HKA; Subkey: "Software\Classes\Oddments.Game"; ValueType: string; ValueName: "AppUserModelID"; ValueData: "io.github.oddments.Oddments"; Tasks: association
Root: HKA; Subkey: "Software\Classes\Oddments.Game\DefaultIcon"; ValueType: string; ValueName: ""; ValueData: "{app}\oddments.exe,0"; Tasks: association
Root: HKA; Subkey: "Software\Classes\Oddments.Game\shell\open\command"; ValueType: string; ValueName: ""; ValueData: """{app}\oddments.exe"" ""%1"""; Tasks: association

[Run]
Filename: "{app}\oddments.exe"; Description: "{cm:LaunchProgram,Oddments}"; Flags: nowait postinstall skipifsilent
