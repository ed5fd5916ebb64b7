import { sage } from "@academy/content/sage";
import { explain, hasCode } from "../../../lib/api/api-error.ts";
import { newId } from "../../../lib/new-id.ts";
import { keptDraft } from "../../../lib/storage/kept-draft.ts";
import { type GuardedStorage, tabStorage } from "../../../lib/storage/storage.ts";
import { createStore } from "../../../lib/store.ts";
import { askSage } from "./ask-sage.ts";
import {
  addMessage,
  answerMessage,
  type Conversation,
  conversationFor,
  noConversation,
  parseConversation,
  passOnMessage,
  rateMessage,
  type SageMessage,
} from "./conversation.ts";

const key = "academy.sage";
/** Under which a question is kept that is being written. */
export const draftName = "sage";

export type SageState = {
  conversation: Conversation;
  /** What has come so far of an answer that is under way. */
  pending: string | null;
  /** What those who listen to the page are told, a whole answer at a time. */
  announcement: string;
};

type Deps = {
  storage: Pick<GuardedStorage, "read" | "write" | "remove">;
  ask: typeof askSage;
  log: (error: unknown) => void;
  now: () => Date;
};

/** The conversation of this visit: kept for this tab across pages, one question at a time. */
export function createSageStore({ storage, ask, log, now }: Deps) {
  let underWay: AbortController | undefined;
  const { current, set, subscribe } = createStore<SageState>(() => ({
    conversation: withoutGap(storage.read(key, parseConversation) ?? noConversation),
    pending: null,
    announcement: "",
  }));

  const change = (part: Partial<SageState>) => {
    const { conversation } = part;
    if (conversation && conversation.messages.length > 0) storage.write(key, conversation);
    else if (conversation) storage.remove(key);
    set({ ...current(), ...part });
  };
  const say = (message: Omit<SageMessage, "id" | "timestamp"> & { id?: string }) =>
    addMessage(current().conversation, { id: newId(), timestamp: now().toISOString(), ...message });

  /** Whether it was sent: not while another question is under way, and not if there is nothing in it. */
  const send = async (question: string): Promise<boolean> => {
    const content = question.trim();
    if (!content || current().pending !== null) return false;
    const request = new AbortController();
    underWay = request;
    change({ conversation: say({ content, isUser: true }), pending: "", announcement: sage.waiting });
    try {
      const answer = await ask(
        content,
        (pending) => request === underWay && change({ pending }),
        request.signal,
      );
      if (request !== underWay) return true;
      const conversation = addMessage(
        current().conversation,
        answerMessage(answer, now().toISOString(), content),
      );
      change({ conversation, pending: null, announcement: answer.response });
    } catch (error) {
      if (request !== underWay) return true;
      log(error);
      const why = wordsFor(error);
      const conversation = say({ content: why, isUser: false, unanswered: content });
      change({ conversation, pending: null, announcement: why });
    }
    return true;
  };

  const forget = (of: string | null) => {
    underWay?.abort();
    underWay = undefined;
    keptDraft.drop(draftName);
    change({ conversation: { ...noConversation, of }, pending: null, announcement: "" });
  };

  return {
    current,
    subscribe,
    send,
    mark: (id: string, isHelpful: boolean | undefined) =>
      change({ conversation: rateMessage(current().conversation, id, isHelpful) }),
    markPassedOn: (id: string, email: string) =>
      change({ conversation: passOnMessage(current().conversation, id, email) }),
    clear: () => forget(current().conversation.of),
    /** Says who is here. What another member talked about is gone with them. */
    settle: (email: string | null) => {
      const { conversation } = current();
      const settled = conversationFor(conversation, email);
      if (settled === conversation) return;
      if (conversation.of === null) change({ conversation: settled });
      else forget(email);
    },
  };
}

const saidByServer = ["TOO_MANY_REQUESTS", "BAD_REQUEST", "SAGE_BUSY"] as const;

/** What was refused, the server explains; for everything else the line is to blame. */
const wordsFor = (error: unknown) =>
  saidByServer.some((code) => hasCode(error, code)) ? explain(error) : sage.failure;

/** A question that was under way when the page was left can only be asked again. */
function withoutGap(conversation: Conversation): Conversation {
  const last = conversation.messages.at(-1);
  if (!last?.isUser) return conversation;
  const { timestamp, content } = last;
  return addMessage(conversation, {
    id: `${last.id}-lost`,
    content: sage.failure,
    isUser: false,
    timestamp,
    unanswered: content,
  });
}

export const sageStore = createSageStore({
  storage: tabStorage,
  ask: askSage,
  // biome-ignore lint/suspicious/noConsole: Sage that can't be reached is to be found in the log.
  log: (error) => console.error("Sage support did not answer.", error),
  now: () => new Date(),
});
