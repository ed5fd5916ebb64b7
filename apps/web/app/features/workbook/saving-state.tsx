import { workbookPage } from "@academy/content/pages/learning/workbook-page";
import { useSyncExternalStore } from "react";
import type { AnswerStore } from "../progress/public.ts";

/** Said quietly; those who listen hear of what is out of the ordinary alone. */
export function SavingState({ store }: { store: AnswerStore }) {
  const state = useSyncExternalStore(store.subscribeState, store.state);
  const isOrdinary = state === "untouched" || state === "saved" || state === "saving";
  return (
    <p aria-live={isOrdinary ? "off" : "polite"} className="workbook-state">
      {workbookPage.states[state]}
    </p>
  );
}
