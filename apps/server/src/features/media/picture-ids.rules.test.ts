import { expect, test } from "vitest";
import { pictureIdsIn } from "./picture-ids.rules.ts";

const [one, two] = ["0b9c1f5e-7f1b-4a39-9f6b-0d8f2c1a7e11", "5a1d2c3b-7f1b-4a39-9f6b-0d8f2c1a7e22"];

test("the pictures a text names, each once", () => {
  const text = `A ![bowl](/media/${one}) and ![](</media/${two}>)\n\n![again \\[x\\]](/media/${one} "Title")`;
  expect(pictureIdsIn(text)).toEqual([one, two]);
});

test("links, other hosts and other addresses are no pictures of ours", () => {
  expect(
    pictureIdsIn(`[a link](/media/${one}) ![far](https://example.org/media/${one}) ![x](/media/none)`),
  ).toEqual([]);
});
