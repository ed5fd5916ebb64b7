import { stat } from "node:fs/promises";
import type { Plugin } from "vite";

const calls = /\/packages\/contract\/src\/calls\/([\w-]+\/)?[\w-]+\.ts(\?|$)/;

/**
 * The calls of the contract as pages need them: method and path. Their schemas are for types alone there; at run time
 * they would bring along a library that weighs more than most pages.
 */
export function callsWithoutSchemas(): Plugin {
  return {
    name: "calls-without-schemas",
    enforce: "pre",
    load: {
      filter: { id: calls },
      async handler(id) {
        const [file = ""] = id.split("?");
        this.addWatchFile(file);
        return addressesOf(await import(`${file}?${(await stat(file)).mtimeMs}`));
      },
    },
  };
}

/** A module with the same names in it. What is not a call has no place among them. */
export function addressesOf(module: Record<string, unknown>): string {
  return Object.entries(module)
    .map(([name, definition]) => {
      const { method, path } = definition as { method?: unknown; path?: unknown };
      if (typeof method !== "string" || typeof path !== "string") throw new Error(`${name} is not a call.`);
      return `export const ${name} = ${JSON.stringify({ method, path })};`;
    })
    .join("\n");
}
