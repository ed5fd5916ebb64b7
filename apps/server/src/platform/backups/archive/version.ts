import { readFileSync } from "node:fs";

const project = new URL("../../../../../../package.json", import.meta.url);

/** Of the release, as package.json has it: a backup says which one made it. */
export const version: string = JSON.parse(readFileSync(project, "utf8")).version;
