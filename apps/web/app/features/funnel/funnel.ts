import { countFunnel } from "@academy/contract/calls/visitors/quiz";
import type { FunnelEvent } from "@academy/contract/visitors/funnel";
import { wornGuise } from "../../lib/worn-guise.ts";
import { readFirstTouch, sourceOf } from "./first-touch.ts";

const { path } = countFunnel;
const batchMs = 4000;
/** As many as one call may carry. */
const maxAtOnce = 100;

type CountedEvent = Omit<FunnelEvent, "source">;

/** Counts what happens on the way through the quiz: no cookie, no number for a person, nothing for anyone else. */
export function createFunnel(send: (body: string) => void, source: () => string | undefined) {
  let waiting: CountedEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    // Looked up once and not at every press: it is read from the device.
    const from = waiting.length > 0 ? source() : undefined;
    const events: FunnelEvent[] = waiting.map((event) => (from ? { ...event, source: from } : event));
    waiting = [];
    for (let first = 0; first < events.length; first += maxAtOnce) {
      send(JSON.stringify({ events: events.slice(first, first + maxAtOnce) }));
    }
  };
  return {
    record(event: CountedEvent) {
      // There while headlines are compared: see `page-scripts/choose-headline.ts`.
      waiting.push({ ...event, ...globalThis.academyHeadline?.count(event.event) });
      timer ??= setTimeout(flush, batchMs);
    },
    flush,
  };
}

/** A beacon outlives its page. What can't be sent is not counted, and nobody is told. */
function sendBeacon(body: string) {
  if (wornGuise()) return;
  const blob = new Blob([body], { type: "application/json" });
  if (navigator.sendBeacon?.(path, blob)) return;
  fetch(path, { method: "POST", body: blob, keepalive: true }).catch(() => {});
}

export const funnel = createFunnel(sendBeacon, () => sourceOf(readFirstTouch()));

/** Hands on what waits when the page goes out of sight: on a phone nothing else is sure to come. */
export function watchLeaving() {
  const leave = () => {
    if (document.visibilityState === "hidden") funnel.flush();
  };
  document.addEventListener("visibilitychange", leave);
  window.addEventListener("pagehide", funnel.flush);
  return () => {
    document.removeEventListener("visibilitychange", leave);
    window.removeEventListener("pagehide", funnel.flush);
    funnel.flush();
  };
}
