import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawings } from "./drawings.ts";

const folder = new URL("./drawings/", import.meta.url);
const files = readdirSync(folder);

test("every drawing is named, and its size is the one it is drawn in", () => {
  expect(files.map((file) => file.replace(".svg", "")).sort()).toEqual(Object.keys(drawings).sort());
  for (const [name, { width, height }] of Object.entries(drawings)) {
    const svg = readFileSync(new URL(`${name}.svg`, folder), "utf8");
    expect(svg, name).toContain(`viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`);
  }
});

test("a drawing is lines and flat colors on a ground of its own: nothing that a page's policy would have to allow", () => {
  for (const file of files) {
    const svg = readFileSync(new URL(file, folder), "utf8");
    expect(svg, file).toMatch(
      /^<svg [^>]+>\n<title>[^<]+<\/title>\n<rect width="\d+" height="\d+" fill="#[\da-f]{6}"\/>/,
    );
    expect(svg, file).not.toMatch(/style=|<style|<script|<image|href="[^#]|on\w+=/);
    expect(svg.length, file).toBeLessThan(20_000);
  }
});
