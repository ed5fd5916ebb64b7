import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const library = "lucide-react";
const imports = new RegExp(`import \\{([^}]+)\\} from "${library}";`, "g");

/** By the name of an icon, the file it is in, as the library's index says. */
export function readIconFiles(): Map<string, string> {
  const index = readFileSync(new URL("../esm/lucide-react.mjs", import.meta.resolve(library)), "utf8");
  const files = new Map<string, string>();
  for (const [, names = "", file = ""] of index.matchAll(
    /export \{([^}]+)\} from '\.\/icons\/([\w-]+)\.mjs'/g,
  )) {
    for (const [, name = ""] of names.matchAll(/default as (\w+)/g)) files.set(name, file);
  }
  return files;
}

/** What is no icon is still imported from the index. */
export function importSingly(code: string, files: ReadonlyMap<string, string>): string {
  return code.replace(imports, (_, names: string) => {
    const each = names.split(",").flatMap((name) => name.trim() || []);
    const fileOf = (name: string) => files.get(name.split(" as ")[0] ?? "");
    const others = each.filter((name) => !fileOf(name));
    return [
      ...(others.length > 0 ? [`import { ${others.join(", ")} } from "${library}";`] : []),
      ...each.flatMap((name) => {
        const file = fileOf(name);
        return file ? `import ${name.split(" as ").at(-1)} from "${library}/icons/${file}";` : [];
      }),
    ].join(" ");
  });
}

/** Takes each icon from its own file: through the index a build would read two thousand of them, twice, for sixty. */
export function singleIcons(): Plugin {
  const files = readIconFiles();
  return {
    name: "single-icons",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/app\/.*\.tsx?/, code: library },
      handler: (code) => ({ code: importSingly(code, files), map: null }),
    },
  };
}
