import type { Plugin } from "vite";

type Chunks = Record<string, { type: string; imports?: string[]; moduleIds?: string[] }>;

/**
 * Fails the build when files of the browser's side import each other in a circle: whichever comes first then uses what the
 * other has not made yet, and a page stays dead for some visitors and not for others.
 */
export function noChunkCircles(): Plugin {
  return {
    name: "no-chunk-circles",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      const chunks = bundle as Chunks;
      const circle = findCircle(chunks);
      if (!circle) return;
      const contents = circle
        .slice(1)
        .map((file) => [file, ...namesIn(chunks[file]?.moduleIds)].join("\n  "));
      this.error(`these files import each other: ${circle.join(" → ")}\n${contents.join("\n")}`);
    },
  };
}

/** What is in a file, for whoever has to part it. */
const namesIn = (ids: string[] = []) => ids.map((id) => id.replace(/^.*\/(app|packages|node_modules)\//, ""));

export function findCircle(chunks: Chunks): string[] | undefined {
  const isClear = new Set<string>();
  const walk = (file: string, way: string[]): string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (isClear.has(file)) return undefined;
    for (const next of chunks[file]?.imports ?? []) {
      const circle = walk(next, [...way, file]);
      if (circle) return circle;
    }
    isClear.add(file);
    return undefined;
  };
  for (const file of Object.keys(chunks)) {
    const circle = walk(file, []);
    if (circle) return circle;
  }
  return undefined;
}
