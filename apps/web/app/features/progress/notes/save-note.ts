import * as calls from "@academy/contract/calls/learning/lessons";
import type { NoteView } from "@academy/contract/learning/lessons";
import { callApi } from "../../../lib/api/api.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { localDay } from "../../../lib/text/local-day.ts";
import type { PendingNote } from "../outbox/outbox-storage.ts";
import { mergeNotes } from "./merge-notes.ts";

type NoteBody = { text: string; baseRevision: number; at: string; localDay: string };
export type NoteCalls = {
  put: (lessonId: string, body: NoteBody) => Promise<NoteView>;
  get: (lessonId: string) => Promise<NoteView>;
};

/** What goes on when the page is left may weigh 64 KB altogether; a character takes up to three bytes. */
const maxLeavingCharacters = 15_000;

export const noteCalls: NoteCalls = {
  put: (lessonId, body) =>
    callApi(calls.saveNote, {
      params: { id: lessonId },
      body,
      keepalive: body.text.length <= maxLeavingCharacters,
    }),
  get: async (lessonId) => (await callApi(calls.showLesson, { params: { id: lessonId } })).note,
};

type Note = Pick<PendingNote, "at" | "lessonId" | "text" | "base" | "inFlight">;

/** More often than this nobody else can have been faster by chance. */
const maxTries = 4;

/**
 * Saves a note. Where another device or tab was faster, both are joined and saved together; the answer is what the server
 * has now.
 */
export async function saveNote(
  { at, lessonId, text, base, inFlight }: Note,
  note: NoteCalls,
): Promise<NoteView> {
  const written = { at, localDay: localDay(new Date(at)) };
  let mine = text;
  let from = base;
  for (let tries = 1; ; tries += 1) {
    try {
      return await note.put(lessonId, { text: mine, baseRevision: from.revision, ...written });
    } catch (error) {
      const isOvertaken = error instanceof ApiError && error.status === 409;
      if (!isOvertaken || tries >= maxTries) throw error;
    }
    const theirs = await note.get(lessonId);
    if (theirs.text !== inFlight) mine = mergeNotes({ base: from.text, mine, theirs: theirs.text });
    from = theirs;
    if (mine === theirs.text) return theirs;
  }
}
