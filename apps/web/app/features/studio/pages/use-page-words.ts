import * as calls from "@academy/contract/calls/studio-pages";
import type { PageEdits, PageWords } from "@academy/contract/studio-pages";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { callApi } from "../../../lib/api/api.ts";
import { ApiError, explain, hasCode } from "../../../lib/api/api-error.ts";
import { apiQuery } from "../../../lib/api/query-client.ts";

/** After so long a pause what was written is saved. */
const pauseMs = 800;

export type Saving =
  | { kind: "saved" | "waiting" | "saving" | "conflict" }
  | { kind: "failed"; sentence: string; field: string | undefined };

export const usePageList = () => useQuery(apiQuery(calls.listPages));
const pageQuery = (id: string) => apiQuery(calls.showPage, { params: { id } });

export function usePage(id: string) {
  const client = useQueryClient();
  const query = useQuery({
    ...pageQuery(id),
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const refresh = useCallback(async () => {
    await client.invalidateQueries({ queryKey: apiQuery(calls.listPages).queryKey });
    await client.refetchQueries({ queryKey: pageQuery(id).queryKey });
  }, [client, id]);
  return { ...query, refresh };
}

/** What is written, and its way to the server: one save after the other, each over the state of the one before. */
export function useDraft(page: PageWords, onSaved: (isStructural: boolean) => void) {
  const [edits, setEdits] = useState<PageEdits>(page.edits);
  const [saving, setSaving] = useState<Saving>({ kind: "saved" });
  const latest = useRef(edits);
  const state = useRef(page.state);
  const timer = useRef<number | undefined>(undefined);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  const refreshes = useRef(false);
  const told = useRef(onSaved);
  told.current = onSaved;

  const save = useCallback((): Promise<boolean> => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    running.current = running.current.then(async () => {
      const written = latest.current;
      setSaving({ kind: "saving" });
      try {
        const { state: next } = await callApi(calls.saveDraft, {
          params: { id: page.id },
          body: { basedOn: state.current, edits: written },
        });
        state.current = next;
        if (latest.current === written) setSaving({ kind: "saved" });
        const isShown = refreshes.current;
        refreshes.current = false;
        told.current(isShown);
        return true;
      } catch (error) {
        if (hasCode(error, "CONFLICT")) setSaving({ kind: "conflict" });
        else {
          const field = error instanceof ApiError ? error.field : undefined;
          setSaving({ kind: "failed", sentence: explain(error), field });
        }
        return false;
      }
    });
    return running.current;
  }, [page.id]);

  /** `inPlace`: the page shows it already. */
  const change = useCallback(
    (make: (edits: PageEdits) => PageEdits, inPlace: boolean) => {
      const changed = make(latest.current);
      if (changed === latest.current) return;
      latest.current = changed;
      refreshes.current ||= !inPlace;
      setEdits(changed);
      setSaving({ kind: "waiting" });
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(save, pauseMs);
    },
    [save],
  );

  // Whoever leaves in the middle of a pause loses nothing.
  useEffect(
    () => () => {
      if (timer.current !== undefined) void save();
    },
    [save],
  );

  return {
    edits,
    saving,
    change,
    save,
    /** All that was written is at the server, and the state it has there. */
    async settled(): Promise<string | undefined> {
      if (timer.current !== undefined || saving.kind === "failed") await save();
      return (await running.current) ? state.current : undefined;
    },
    /** Over what somebody else has written since. */
    async saveOver(): Promise<void> {
      const { state: theirs } = await callApi(calls.showPage, { params: { id: page.id } });
      state.current = theirs;
      await save();
    },
  };
}
