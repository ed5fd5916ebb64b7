import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { makeWebReady } from "./make-web-ready.ts";

const films = new URL("../../../../../../../../packages/content/films/", import.meta.url);
const bytes = readFileSync(new URL("business-strategy.mp4", films));
const filmOf = (content: Buffer) => new File([new Uint8Array(content)], "film.mp4", { type: "video/mp4" });
const options = { signal: new AbortController().signal, onProgress: () => {} };

test("a film for the web goes up as it is, and nothing is said", async () => {
  const film = filmOf(bytes);
  expect(await makeWebReady(film, options)).toEqual({ file: film });
});

test("one whose picture is of a kind without a name here goes up as it is, and that is said", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  const strange = Buffer.from(bytes);
  // As old cameras write it.
  strange.write("mp4v", strange.lastIndexOf("avc1"), "latin1");
  const film = filmOf(strange);
  expect(await makeWebReady(film, options)).toEqual({ file: film, isAsItWas: "not-here" });
  expect(warned).toHaveBeenCalledWith(expect.stringContaining("mp4v"));
});
