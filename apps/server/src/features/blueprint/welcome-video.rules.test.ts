import { expect, test } from "vitest";
import { frameSourcesOf } from "./welcome-video.ts";

test("only the player that was chosen for the welcome video may be framed", () => {
  const address = "https://player.example.com/embed/welcome?quiet=1";
  expect(frameSourcesOf({ kind: "player", provider: "Example", address })).toEqual([
    "https://player.example.com",
  ]);
  expect(frameSourcesOf()).toEqual([]);
});
