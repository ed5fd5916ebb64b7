import { expect, test } from "vitest";
import { pagePolicy } from "./security-headers.ts";

test("only the player that was chosen for the welcome video may be framed", () => {
  const address = "https://player.example.com/embed/welcome?quiet=1";
  expect(pagePolicy([], { kind: "player", provider: "Example", address })).toContain(
    "; frame-src https://player.example.com;",
  );
  expect(pagePolicy([])).not.toContain("frame-src");
});
