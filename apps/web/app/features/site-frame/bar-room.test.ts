import { expect, test } from "vitest";
import { roomOf } from "./bar-room.ts";

const room = (...labels: string[]) => {
  const links = ["Quiz", ...labels].map((label) => ({ label }));
  const from = roomOf(links, {
    isOurs: ({ label }) => label === "Quiz",
    beside: ["Lightworker Academy", "Sign in"],
  });
  return labels.map((_, index) => from.get(links[index + 1] as { label: string }));
};

test("links stand in the bar where they fit, one after the other", () => {
  const [first, second, third] = room("Retreats", "Stories from practice", "Shop for healers") as number[];
  expect([first, second, third]).toEqual([46, 58, 70]);
  expect(room("Retreats", "Stories", "Shop")).toEqual([46, 46, 58]);
});

test("what has no room on any screen stays behind the button, with all that comes after it", () => {
  const long = "A weekend of stillness by the great river";
  const from = room("Retreats", long, long, long, "Shop");
  expect(from.slice(2)).toEqual(["never", "never", "never"]);
  // A wide script takes its room.
  const [wide] = room("静かな週末の集い静かな週末の集い") as number[];
  const [slim] = room("a quiet weekend.") as number[];
  expect(wide).toBeGreaterThan(slim as number);
});
