import { useEffect, useState } from "react";
import type { Outbox } from "./outbox.ts";
import { hasPending } from "./outbox-storage.ts";

/** A line that answers nothing must not keep a page from opening. */
const patienceMs = 4000;

/**
 * Whether what this device still had to tell about something is told, so that the server's answer is the whole truth.
 * `about` is a part of the keys under which it is kept.
 */
export function useTold(about: string, outbox: Outbox): boolean {
  const [isTold, setTold] = useState(() => !hasPending(about));
  useEffect(() => {
    if (isTold) return;
    const tell = () => setTold(true);
    const timer = setTimeout(tell, patienceMs);
    void outbox.flush().then(tell);
    return () => clearTimeout(timer);
  }, [isTold, outbox]);
  return isTold;
}
