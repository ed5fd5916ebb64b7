import { sageTalk } from "@academy/content/help";
import { expect, test } from "vitest";
import { smallTalkAnswer } from "./small-talk.ts";

test.each(["no", "No.", "not now", "never mind", "no thanks"])("a refusal is taken as one: %s", (message) => {
  expect(smallTalkAnswer(message)).toBe(sageTalk.goodbye);
});

test("greetings, thanks and goodbyes, and nothing that asks something", () => {
  for (const message of ["hi", "Hello there!", "Good morning Sage", "hey 👋", "namaste"]) {
    expect(smallTalkAnswer(message), message).toBe(sageTalk.greeting);
  }
  for (const message of ["thanks", "Thank you so much!", "ok great, thanks", "perfect", "that helped"]) {
    expect(smallTalkAnswer(message), message).toBe(sageTalk.thanks);
  }
  for (const message of ["bye", "good night", "see you later"]) {
    expect(smallTalkAnswer(message), message).toBe(sageTalk.goodbye);
  }
  for (const message of ["hi, what does it cost", "good price?", "thank you page", "you", "🌿", "", "day"]) {
    expect(smallTalkAnswer(message), message).toBeUndefined();
  }
});
