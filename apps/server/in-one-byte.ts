/**
 * The runtime keeps the text of every module, and one sign beyond Latin makes each of its letters take twice the memory:
 * our words are full of them. Written as escapes they mean the same in strings, templates and patterns.
 */
export function inOneByte(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
