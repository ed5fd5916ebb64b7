import type { SageAnswer, SageSource } from "@academy/contract/sage";

export type SageMessage = {
  /** An answer's id is the server's name for it, under which it is rated. */
  id: string;
  content: string;
  isUser: boolean;
  timestamp: string;
  sources?: readonly SageSource[];
  followUp?: string | null;
  isHelpful?: boolean;
  /** The question to which no answer came. */
  unanswered?: string;
  /** The question that Sage support does not know the answer to: it can be passed on to a person. */
  unknown?: string;
  /** The address at which a person answers it. */
  passedOnTo?: string;
};

/** `of` is the member whose conversation it is, so that nobody else finds it; a visitor's may go on as a member's. */
export type Conversation = { of: string | null; messages: readonly SageMessage[] };

export const noConversation: Conversation = { of: null, messages: [] };

/** More than anybody scrolls back, and less than the browser's storage holds. */
const maxMessages = 100;

export const addMessage = (conversation: Conversation, message: SageMessage): Conversation => ({
  ...conversation,
  messages: [...conversation.messages, message].slice(-maxMessages),
});

export const answerMessage = (answer: SageAnswer, timestamp: string, question = ""): SageMessage => ({
  ...(answer.isUnknown && { unknown: question }),
  id: answer.id,
  content: answer.response,
  isUser: false,
  timestamp,
  sources: answer.sources,
  followUp: answer.followUp,
});

/** Without a rating it is taken back. */
export const rateMessage = (conversation: Conversation, id: string, isHelpful?: boolean): Conversation => ({
  ...conversation,
  messages: conversation.messages.map((message) => {
    if (message.id !== id) return message;
    const { isHelpful: _before, ...rest } = message;
    return isHelpful === undefined ? rest : { ...rest, isHelpful };
  }),
});

/** What was passed on stays so, on every page of the visit. */
export const passOnMessage = (conversation: Conversation, id: string, email: string): Conversation => ({
  ...conversation,
  messages: conversation.messages.map((message) =>
    message.id === id ? { ...message, passedOnTo: email } : message,
  ),
});

/** The conversation for whoever is here now: their own goes on, another member's is gone. */
export function conversationFor(conversation: Conversation, email: string | null): Conversation {
  if (conversation.of === email) return conversation;
  return conversation.of === null ? { ...conversation, of: email } : { ...noConversation, of: email };
}

/** What was kept, as far as it can still be read. */
export function parseConversation(kept: unknown): Conversation | undefined {
  if (!isRecord(kept) || !Array.isArray(kept.messages)) return undefined;
  return { of: typeof kept.of === "string" ? kept.of : null, messages: kept.messages.filter(isMessage) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const isMessage = (value: unknown): value is SageMessage =>
  isRecord(value) &&
  ["id", "content", "timestamp"].every((name) => typeof value[name] === "string") &&
  typeof value.isUser === "boolean" &&
  (value.sources === undefined || (Array.isArray(value.sources) && value.sources.every(isSource))) &&
  (value.followUp === undefined || value.followUp === null || typeof value.followUp === "string");

const isSource = (value: unknown) =>
  isRecord(value) && typeof value.title === "string" && typeof value.url === "string";
