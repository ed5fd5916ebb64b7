import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const courses = new URL("./", import.meta.resolve("@academy/content/courses/course"));

/** Where the films that come with the academy are. */
export const starterFilms = fileURLToPath(new URL("../../films/", courses));

/** A lesson as it is written down beside its course. */
export function readStarterText(courseKey: string, slug: string): Promise<string> {
  return readFile(new URL(`${courseKey}/lessons/${slug}.md`, courses), "utf8");
}
