import { expect, test } from "vitest";
import {
  addMessage,
  conversationFor,
  noConversation,
  rateMessage,
  readConversation,
  type SageMessage,
} from "./conversation.ts";

const message = (id: string, part: Partial<SageMessage> = {}): SageMessage => ({
  id,
  content: "words",
  isUser: false,
  timestamp: "2025-05-01T10:00:00.000Z",
  ...part,
});
const ann = { of: "ann@example.org", messages: [message("1")] };

test("what is kept is read again as it was", () => {
  const kept = {
    of: "ann@example.org",
    messages: [
      message("1", { isUser: true }),
      message("2", { sources: [{ title: "Prices", url: "/subscribe" }], followUp: null, isHelpful: false }),
    ],
  };
  expect(readConversation(JSON.stringify(kept))).toEqual(kept);
});

test("what is spoilt is left out", () => {
  for (const kept of [null, "", "{", "[]", "7", '{"messages":7}']) {
    expect(readConversation(kept)).toEqual(noConversation);
  }
  const messages = [{ id: 1 }, message("2", { sources: [{ title: "x" }] as never }), message("3"), null];
  expect(readConversation(JSON.stringify({ of: 7, messages }))).toEqual({
    of: null,
    messages: [message("3")],
  });
});

test("a visitor's conversation goes on as a member's; a member's is nobody else's", () => {
  const visitor = { of: null, messages: [message("1")] };
  expect(conversationFor(visitor, "ann@example.org")).toEqual(ann);
  expect(conversationFor(ann, "ann@example.org")).toBe(ann);
  expect(conversationFor(ann, null)).toEqual(noConversation);
  expect(conversationFor(ann, "bea@example.org")).toEqual({ of: "bea@example.org", messages: [] });
});

test("a rating is added, changed and taken back", () => {
  const rated = rateMessage(ann, "1", true);
  expect(rated.messages[0]?.isHelpful).toBe(true);
  expect(rateMessage(rated, "1", false).messages[0]?.isHelpful).toBe(false);
  expect(rateMessage(rated, "1", undefined)).toEqual(ann);
  expect(rateMessage(ann, "2", true)).toEqual(ann);
});

test("a long conversation loses its beginning", () => {
  let long = ann;
  for (let count = 0; count < 120; count++)
    long = { ...long, ...addMessage(long, message(`${count}`)) } as typeof ann;
  expect(long.messages).toHaveLength(100);
  expect(long.messages.at(-1)?.id).toBe("119");
});
