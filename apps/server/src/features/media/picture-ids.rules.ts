import { pictureIdOf } from "@academy/contract/fields/media";

/** A text that names more pictures than this is no lesson. */
const most = 200;

/** The pictures of the library that a text in Markdown names. */
export function pictureIdsIn(markdown: string): string[] {
  const addresses = markdown.matchAll(/!\[[^\n]*?\]\(<?(\/media\/[0-9a-f-]{36})\b/g);
  const ids = [...addresses].flatMap(([, address = ""]) => pictureIdOf(address) ?? []);
  return [...new Set(ids)].slice(0, most);
}
