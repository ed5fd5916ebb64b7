import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { type PageScript, pageScript } from "./page-script.ts";

/** A file of this folder that exports `run`, with all it imports, as one minified script that needs nothing else. */
export async function compilePageScript<Options = undefined>(name: string): Promise<PageScript<Options>> {
  return pageScript(name, await compile(name));
}

export async function compile(name: string): Promise<string> {
  const built = await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: "error",
    build: {
      write: false,
      minify: true,
      target: "es2022",
      lib: { entry: join(import.meta.dirname, `${name}.ts`), formats: ["iife"], name: "script" },
    },
  });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  const [chunk, ...others] = output;
  if (others.length > 0 || chunk.imports.length > 0) throw new Error(`${name} is not one script.`);
  return chunk.code.trim();
}
