import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { isUnauthorized } from "../../../lib/api/api-error.ts";
import { useRefusal } from "../../../ui/form/go-to-refusal.ts";
import { useUser } from "../../account/public.ts";
import { createDraft, type DraftSource, type Problem, problemOf } from "./draft-store.ts";
import { createLocalDrafts } from "./local-drafts.ts";

type DraftUse<Value, Thing> = DraftSource<Value, Thing> & {
  queryKey: QueryKey;
  /** What it is filed under on this device, and whether something that was found there is such a value. */
  name: string;
  formerKey?: string;
  check: (found: unknown) => boolean;
};
export type OpenDraft<Value, Thing> = ReturnType<typeof useDraft<Value, Thing>>;

const wait = (ms: number, then: () => void) => {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
};

/** A draft for as long as its page is open: saved when the page is hidden or left, and when the connection is back. */
export function useDraft<Value, Thing>(source: DraftUse<Value, Thing>) {
  const client = useQueryClient();
  const { user } = useUser();
  const [key] = useState(source.queryKey);
  const [draft] = useState(() => {
    const { name, formerKey, check, save } = source;
    const address = { person: user?.email ?? "", name, formerKey, editor: crypto.randomUUID() };
    const report = (error: unknown) => {
      // The gate around the page deals with the end of a session.
      if (isUnauthorized(error)) void client.invalidateQueries({ queryKey: key });
      throw error;
    };
    return createDraft<Value, Thing>({
      ...source,
      device: createLocalDrafts(address, (found) => (check(found) ? (found as Value) : undefined)),
      save: (...sent) => save(...sent).catch(report),
      wait,
    });
  });
  useEffect(() => {
    const save = () => void draft.settle();
    const saveIfHidden = () => {
      if (document.visibilityState === "hidden") save();
    };
    document.addEventListener("visibilitychange", saveIfHidden);
    window.addEventListener("online", save);
    return () => {
      document.removeEventListener("visibilitychange", saveIfHidden);
      window.removeEventListener("online", save);
      draft.close();
      // Whoever comes back gets it from the server.
      client.removeQueries({ queryKey: key, exact: true });
    };
  }, [draft, client, key]);
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<Problem>();
  const { room, refuse } = useRefusal<HTMLDivElement>();
  /** Says whether it is; where it was asked for, one is led to what is in the way. */
  const lead = useCallback(
    (isDone: boolean) => {
      if (!isDone && draft.current().status !== "conflict") refuse();
      return isDone;
    },
    [draft, refuse],
  );
  const save = useCallback(async () => lead(await draft.settle()), [draft, lead]);
  /** Publishes it, discards it and the like; says whether it was done. */
  const act = useCallback(
    async (name: string, ...work: Parameters<typeof draft.act>): Promise<boolean> => {
      setBusy(name);
      setFailure(undefined);
      try {
        return lead(await draft.act(...work));
      } catch (error) {
        setFailure(problemOf(error));
        return lead(false);
      } finally {
        setBusy(undefined);
      }
    },
    [draft, lead],
  );
  const change = useCallback(
    (...change: Parameters<typeof draft.change>) => {
      setFailure(undefined);
      draft.change(...change);
    },
    [draft],
  );
  const state = useSyncExternalStore(draft.subscribe, draft.current);
  return { draft, room, refuse, save, act, change, busy, ...state, problem: state.problem ?? failure };
}
