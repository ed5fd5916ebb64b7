import { appendFile, readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Where visitors find the licenses of other people's work; Vite lists those of scripts and fonts there by itself. */
export const licensesFile = "licenses.txt";

/** Shipped as styles, which Vite does not look into. */
const styles = ["tailwindcss"];

const require = createRequire(import.meta.url);

type License = { name: string; version: string; license: string; text: string };

async function readLicense(name: string): Promise<License> {
  const manifest = require.resolve(`${name}/package.json`);
  const { version, license } = JSON.parse(await readFile(manifest, "utf8"));
  const file = (await readdir(dirname(manifest))).find((each) => /^licen[cs]e/i.test(each));
  if (!file) throw new Error(`${name} comes without a license to pass on.`);
  return { name, version, license, text: (await readFile(join(dirname(manifest), file), "utf8")).trim() };
}

/** As Vite writes them. */
const describeLicense = ({ name, version, license, text }: License) =>
  `\n## ${name} - ${version} (${license})\n\n${text}\n`;

/** Adds to the list what is shipped beside the scripts. */
export async function completeLicenses(clientDirectory: string): Promise<void> {
  const licenses = await Promise.all(styles.map(readLicense));
  await appendFile(join(clientDirectory, licensesFile), licenses.map(describeLicense).join(""));
}
