/** A lesson as a file: what is known of it as lines of JSON between two rules, and below them its Markdown to the letter. */
export function writeFrontMatter(head: Readonly<Record<string, unknown>>, text: string): string {
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ["---", ...lines, "---", text].join("\n");
}

/** Undefined where a file does not begin like that. */
export function readFrontMatter(file: string): { head: Record<string, unknown>; text: string } | undefined {
  const [, lines, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  if (lines === undefined || text === undefined) return undefined;
  const head: Record<string, unknown> = {};
  for (const line of lines.split("\n")) {
    const [, name, value] = /^([A-Za-z]{1,40}): (.+)$/.exec(line) ?? [];
    if (!name || value === undefined || Object.hasOwn(head, name)) return undefined;
    try {
      head[name] = JSON.parse(value);
    } catch {
      return undefined;
    }
  }
  return { head, text };
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, each]) => [name, sorted(each)]));
};

/** The same thing is the same file, however the database has kept it. */
export const writeJson = (value: unknown) => `${JSON.stringify(sorted(value), null, 2)}\n`;
