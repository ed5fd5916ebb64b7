import { splitAddress, wordsAt } from "@academy/content/courses/workbook-fields";
import { maxAnswerCharacters, maxJoinedCharacters } from "@academy/contract/fields/answers";
import type { Answer, WorkbooksView, WrittenFields } from "@academy/contract/learning/workbooks";
import { ApiError } from "../../../lib/api/api-error.ts";
import { createListeners } from "../../../lib/store.ts";
import { OnlyLookingError } from "../../../lib/worn-guise.ts";
import { mergeNotes } from "../notes/merge-notes.ts";
import type { Outbox } from "../outbox/outbox.ts";
import type { PendingItem } from "../outbox/outbox-storage.ts";
import { joinAnswers, type UnsentAnswer } from "./join-answers.ts";
import { placeItems } from "./place-items.ts";
import type { AnswerCalls } from "./save-answers.ts";

export type AnswerState =
  | "untouched"
  | "saved"
  | "saving"
  | "pending"
  | "merged"
  | "tooLong"
  | "refused"
  | "looking";
type Change = Parameters<AnswerCalls["put"]>[1][number];

type Deps = {
  view: WorkbooksView;
  /** What earlier pages on this device could not tell the server. */
  drafts: PendingItem[];
  /** The key of this tab's own draft of an item. */
  keyOf: (item: string) => string;
  outbox: Pick<Outbox, "putAnswer" | "drop" | "remove" | "hold" | "flush">;
  save: (changes: Change[]) => ReturnType<AnswerCalls["put"]>;
  wait: (ms: number, then: () => void) => () => void;
  now?: () => Date;
};

const pauseMs = 800;
const retryMs = 10_000;
/** Fewer than the server takes at once, since each may be long. */
const maxAtOnce = 20;

/**
 * What somebody writes in the workbooks of a course. Every key press is kept on this device at once and forgotten there
 * when the server has it. Each field is listened to by itself, so that a page of two hundred draws one of them.
 */
export function createAnswerStore({ view, drafts, keyOf, outbox, save, wait, now = () => new Date() }: Deps) {
  const courseId = view.course.id;
  const places = placeItems(view.workbooks);
  const server = new Map(view.answers.map((answer) => [answer.item, answer]));
  const mine = new Map<string, UnsentAnswer>();
  const refused = new Set<string>();
  const held = new Map<string, () => void>();
  const ofField = new Map<string, ReturnType<typeof createListeners>>();
  const everything = createListeners();
  let adopted: PendingItem[] = [];
  let state: AnswerState = "untouched";
  let isSaving = false;
  /** Since the last word was written here. */
  let hasMerged = false;
  let stopWaiting = () => {};

  const answerOf = (item: string): Answer => server.get(item) ?? { item, revision: 0, fields: {} };
  const own = (address: string) => {
    const { item, key } = splitAddress(address);
    return (mine.get(item)?.fields[key] ?? server.get(item)?.fields[key])?.text ?? view.known[address];
  };
  const baseOf = (item: string): UnsentAnswer["base"] => {
    const { revision, fields } = answerOf(item);
    return { revision, text: fields[""]?.text ?? "" };
  };

  const tell = (address: string) => {
    ofField.get(address)?.notify();
    for (const dependent of places.dependentsOf(address)) tell(dependent);
  };
  const show = (next: AnswerState) => {
    state = next;
    everything.notify();
  };
  const addressOf = (item: string, key: string) => (key === "" ? item : `${item}/${key}`);

  const keep = (item: string) => {
    const key = keyOf(item);
    const written = mine.get(item);
    if (!written) return outbox.drop(key);
    if (!held.has(key)) held.set(key, outbox.hold(key));
    outbox.putAnswer(key, { at: now().toISOString(), courseId, item, ...written });
  };
  const saveSoon = (ms: number) => {
    stopWaiting();
    stopWaiting = wait(ms, () => void saveNow());
  };

  function put(item: string, key: string, field: WrittenFields[string]) {
    const before = mine.get(item);
    mine.set(item, { base: before?.base ?? baseOf(item), fields: { ...before?.fields, [key]: field } });
  }
  const onServer = (item: string, key: string) => answerOf(item).fields[key]?.text ?? "";

  function write(address: string, field: Omit<WrittenFields[string], "at">) {
    const { item, key } = splitAddress(address);
    hasMerged = false;
    put(item, key, { ...field, at: now().toISOString() });
    keep(item);
    tell(address);
    if (state !== "saving") show("saving");
    saveSoon(pauseMs);
  }

  /** What another page left here: joined with what the server has, as two devices are. */
  function adopt(draft: PendingItem) {
    if (draft.pending.kind !== "answer") return;
    const { item, base, fields } = draft.pending;
    adopted.push(draft);
    for (const [key, { text, at, over: written }] of Object.entries(fields)) {
      const theirs = own(addressOf(item, key));
      const over = key === "" ? base.text : written;
      if (over !== undefined) {
        const joined = text === null ? null : mergeNotes({ base: over, mine: text, theirs: theirs ?? "" });
        if (joined !== theirs)
          put(item, key, { text: joined, at, ...(key === "" ? {} : { over: onServer(item, key) }) });
      } else {
        const known = mine.get(item)?.fields[key] ?? answerOf(item).fields[key];
        if (!known || (at > known.at && text !== known.text)) put(item, key, { text, at });
      }
    }
    keep(item);
  }

  /** The server has `answer` now; `sent` is what it was given, or had no room for. */
  function settle(answer: Answer, sent: UnsentAnswer | undefined, isOvertaken: boolean): void {
    const { item } = answer;
    const before = answerOf(item);
    const written = mine.get(item);
    server.set(item, answer);
    if (written && sent) {
      const joined = isOvertaken ? joinAnswers(written, answer.fields) : undefined;
      const fields = joined?.fields ?? writtenSince(written, sent, answer);
      hasMerged ||= joined?.wasMerged ?? false;
      if (Object.keys(fields).length === 0) mine.delete(item);
      else mine.set(item, { base: baseOf(item), fields });
      keep(item);
    }
    for (const key of Object.keys({ ...before.fields, ...answer.fields })) tell(addressOf(item, key));
  }

  async function saveNow(): Promise<void> {
    // One at a time: what is written meanwhile is saved when this one is through.
    if (isSaving) return;
    stopWaiting();
    const all = [...mine].filter(([item]) => !refused.has(item));
    const batch = all.filter(([, written]) => !isTooLong(written)).slice(0, maxAtOnce);
    if (batch.length === 0) {
      if (mine.size > 0) show(all.length > 0 ? "tooLong" : "refused");
      return;
    }
    isSaving = true;
    show("saving");
    try {
      const told = await save(
        batch.map(([item, { base, fields }]) => ({ item, baseRevision: base.revision, fields })),
      );
      isSaving = false;
      for (const item of told.refused) refused.add(item);
      const sent = new Map(batch);
      for (const answer of told.answers) {
        settle(answer, sent.get(answer.item), told.overtaken.includes(answer.item));
      }
      if (mine.size === 0) {
        for (const draft of adopted) outbox.remove(draft);
        adopted = [];
      }
      if ([...mine.keys()].some((item) => !refused.has(item)))
        saveSoon(told.overtaken.length > 0 ? 0 : pauseMs);
      show(restState());
    } catch (error) {
      isSaving = false;
      if (error instanceof OnlyLookingError) return show("looking");
      show(error instanceof ApiError && error.status === 400 ? "tooLong" : "pending");
      saveSoon(retryMs);
    }
  }

  const isTooLong = ({ fields }: UnsentAnswer) =>
    Object.entries(fields).some(
      ([key, { text }]) => (text?.length ?? 0) > (key === "" ? maxAnswerCharacters : maxJoinedCharacters),
    );
  const restState = (): AnswerState => {
    if (mine.size === 0) return hasMerged ? "merged" : "saved";
    return [...mine.keys()].every((item) => refused.has(item)) ? "refused" : "saving";
  };

  for (const draft of drafts) adopt(draft);
  if (mine.size > 0) saveSoon(0);
  return {
    places,
    read: (address: string) => wordsAt(address, { own, fieldAt: places.fieldAt }),
    /** Whether its words are another field's, or a figure made of them. */
    isTraveling: (address: string) => {
      const text = own(address);
      if (places.isReckoned(address)) return !text;
      return places.from(address).length > 0 && (text === undefined || text === null);
    },
    /** A box, a figure or a choice, of which the newest stands; null takes back what was written. */
    write: (address: string, text: string | null) =>
      write(address, { text: text === null ? null : keepable(text) }),
    /** Of words nothing is lost that another device writes in the same place. */
    writeWords(address: string, text: string) {
      const { item, key } = splitAddress(address);
      const over = mine.get(item)?.fields[key]?.over ?? onServer(item, key);
      write(address, { text: keepable(text), ...(key === "" ? {} : { over }) });
    },
    subscribe(address: string, listener: () => void) {
      let listeners = ofField.get(address);
      if (!listeners) {
        listeners = createListeners();
        ofField.set(address, listeners);
      }
      return listeners.subscribe(listener);
    },
    state: () => state,
    subscribeState: everything.subscribe,
    saveNow,
    /** From here on the outbox takes care of what is not saved. */
    close() {
      stopWaiting();
      for (const release of held.values()) release();
      if (mine.size > 0) void outbox.flush();
    },
  };
}

export type AnswerStore = ReturnType<typeof createAnswerStore>;

/** What was written while the rest was on its way. */
function writtenSince({ fields }: UnsentAnswer, sent: UnsentAnswer, answer: Answer): WrittenFields {
  const since = Object.entries(fields).filter(([key, { text }]) => text !== sent.fields[key]?.text);
  return Object.fromEntries(
    since.map(([key, field]) => {
      const isSent = sent.fields[key] !== undefined && field.over !== undefined;
      return [key, isSent ? { ...field, over: answer.fields[key]?.text ?? "" } : field];
    }),
  );
}

/** Characters that can't be shown come along when a text is pasted, and would have it refused. */
const keepable = (text: string) => text.replace(/\r\n?/g, "\n").replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, "");
