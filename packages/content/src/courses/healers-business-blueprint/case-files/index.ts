import type { CaseFile } from "./case-file.ts";
import { dilnoza } from "./dilnoza.ts";
import { ifeoma } from "./ifeoma.ts";
import { keiko } from "./keiko.ts";
import { lorena } from "./lorena.ts";

/** One for each group of the sales page, in its order. */
export const caseFiles: readonly CaseFile[] = [dilnoza, lorena, ifeoma, keiko];
