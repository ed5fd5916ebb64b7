import * as calls from "@academy/contract/calls/lessons";
import type { NoteView } from "@academy/contract/lessons";
import { callApi } from "../../lib/api.ts";
import { ApiError } from "../../lib/api-error.ts";
import { joinNotes } from "./join-notes.ts";
import type { KeptNote } from "./kept-items.ts";

export type NoteCalls = {
  put: (lessonId: string, body: { text: string; baseRevision: number }) => Promise<NoteView>;
  get: (lessonId: string) => Promise<NoteView>;
};

/** What goes on when the page is left may weigh 64 KB altogether; a character takes up to three bytes. */
const mostLeavingCharacters = 15_000;

export const noteCalls: NoteCalls = {
  put: (lessonId, body) =>
    callApi(calls.saveNote, {
      params: { id: lessonId },
      body,
      keepalive: body.text.length <= mostLeavingCharacters,
    }),
  get: async (lessonId) => (await callApi(calls.showLesson, { params: { id: lessonId } })).note,
};

type Note = Pick<KeptNote, "lessonId" | "text" | "base" | "onItsWay">;

/** More often than this nobody else can have been faster by chance. */
const mostTries = 4;

/**
 * Saves a note. Where another device or tab was faster, both are joined and saved together; the answer is what the server
 * has now.
 */
export async function saveNote({ lessonId, text, base, onItsWay }: Note, note: NoteCalls): Promise<NoteView> {
  let mine = text;
  let from = base;
  for (let tries = 1; ; tries += 1) {
    try {
      return await note.put(lessonId, { text: mine, baseRevision: from.revision });
    } catch (error) {
      const isOvertaken = error instanceof ApiError && error.status === 409;
      if (!isOvertaken || tries >= mostTries) throw error;
    }
    const theirs = await note.get(lessonId);
    if (theirs.text !== onItsWay) mine = joinNotes({ base: from.text, mine, theirs: theirs.text });
    from = theirs;
    if (mine === theirs.text) return theirs;
  }
}
