import { join } from "node:path";
import { build, type Rolldown } from "vite";

/** Its only argument, as data, becomes the text of an inline script. */
export type PageScript<Options = undefined> = (options: Options) => string;

/** A file of this folder that exports `run`, with all it imports, as one minified script that needs nothing else. */
export async function compilePageScript<Options = undefined>(name: string): Promise<PageScript<Options>> {
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
  const code = chunk.code.trim();
  return (options) => {
    const given = JSON.stringify(options) ?? "";
    const text = `(()=>{${code}script.run(${given.replaceAll("<", "\\u003c")})})()`;
    // It would end the script in the middle.
    if (text.includes("</")) throw new Error(`${name} can't be written into a page.`);
    return text;
  };
}
