import { safeAnswers } from "@academy/content/help";
import type { Reply } from "../reply.ts";
import { type SafetyTopic, safetyTopicIn } from "./safety.rules.ts";

export const safeReply = (topic: SafetyTopic): Reply => ({
  outcome: "safe",
  text: safeAnswers[topic],
  passageIds: [],
  sources: [],
  followUp: null,
  evidence: [],
});

/** A life may be at stake: whoever says so in so many words waits behind nobody. */
export const replyToCrisis = (message: string): Reply | undefined =>
  safetyTopicIn(message) === "crisis" ? safeReply("crisis") : undefined;
