import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { isUnauthorized } from "../../../../lib/api/api-error.ts";
import type { createDraft, Publishable } from "./draft-store.ts";

type Draft<Words extends { title: string }, Thing extends Words & Publishable> = ReturnType<
  typeof createDraft<Words, Thing>
>;
type Save = <Saved>(saved: Promise<Saved>) => Promise<Saved>;
type Wait = (ms: number, then: () => void) => () => void;

const wait: Wait = (ms, then) => {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
};

/** A draft for as long as its page is open: saved when the page is hidden or left, and when the connection is back. */
export function useKeptDraft<Words extends { title: string }, Thing extends Words & Publishable>(
  queryKey: QueryKey,
  make: (save: Save, wait: Wait) => Draft<Words, Thing>,
) {
  const client = useQueryClient();
  const [key] = useState(queryKey);
  const [draft] = useState(() =>
    make((saved) => {
      saved.catch((error: unknown) => {
        // The gate around the page deals with the end of a session.
        if (isUnauthorized(error)) void client.invalidateQueries({ queryKey: key });
      });
      return saved;
    }, wait),
  );
  useEffect(() => {
    const save = () => void draft.saveNow();
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
  return { draft, ...useSyncExternalStore(draft.subscribe, draft.current) };
}
