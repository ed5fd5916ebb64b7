import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describeApi } from "../packages/contract/src/catalog/openapi.ts";
import { root } from "./run-program.ts";

/** Writes what the contract says anew; a test holds the file against it. */
writeFileSync(join(root, "docs/openapi.json"), `${JSON.stringify(describeApi(), null, 2)}\n`);
