import { logout } from "@academy/contract/calls/sign-in";
import type { QueryClient } from "@tanstack/react-query";
import { askAgain } from "./ask-again.ts";

/** As much of the window as is listened to. */
type Page = Pick<Window, "addEventListener" | "removeEventListener">;

/**
 * Whoever signs out or leaves is asked about no more: what is under way is called off before the session ends, and so is
 * what a late answer would still ask for. A refusal that comes after would otherwise tell somebody who signed out that
 * they are logged out. Whoever comes back, or presses something else, has stayed.
 */
export function callOffOnLeaving(client: QueryClient, page: Page = window) {
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
    void client.cancelQueries();
  };
  const stay = () => {
    if (!isLeaving) return;
    isLeaving = false;
    void askAgain(client);
  };
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (!isLeaving || event.type !== "updated" || event.action.type !== "fetch") return;
    // A call can be canceled once it has begun, which it does right after this is told.
    queueMicrotask(() => void event.query.cancel({ revert: true, silent: true }));
  });
  const onPress = (event: MouseEvent) => (leadsToSignOut(event) ? leave() : stay());
  const onReturn = ({ persisted }: PageTransitionEvent) => persisted && stay();
  page.addEventListener("click", onPress, true);
  page.addEventListener("pagehide", leave);
  page.addEventListener("pageshow", onReturn);
  return () => {
    unsubscribe();
    page.removeEventListener("click", onPress, true);
    page.removeEventListener("pagehide", leave);
    page.removeEventListener("pageshow", onReturn);
  };
}

/** In this tab: with a key held down a link opens another one. */
function leadsToSignOut({ target, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  const link = (target as Element | null)?.closest?.("a");
  return link?.pathname === logout.path && !metaKey && !ctrlKey && !shiftKey;
}
