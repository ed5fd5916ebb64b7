import { join } from "node:path";
import { inject } from "vitest";

/** A process or a command by its name, as it was bundled for this run. */
export const programFile = (name: string) => join(inject("programsFolder"), `${name}.js`);
