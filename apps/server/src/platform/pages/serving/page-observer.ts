import type { Metrics } from "../../http/metrics.ts";
import { makeRequestIds } from "../../http/requests/request-ids.ts";
import { type AccessLog, accessTail } from "../../log/access-log.ts";
import type { Page } from "../page.ts";
import type { PageObserver } from "./serve-page.ts";

type Answer = { count: () => void; tail: string };

/** Counts and logs every page. A page takes microseconds, so whatever can be worked out once is. */
export function createPageObserver(metrics: Metrics, accessLog: AccessLog): PageObserver {
  const nextId = makeRequestIds("p");
  /** Pages can be replaced: those that are gone are let go of. */
  const answers = new WeakMap<Page, Map<number, Answer>>();

  const describe = (page: Page, method: string, status: number, bytes: number): Answer => ({
    count: metrics.pageCounter(page.path, method, status),
    tail: accessTail("page", { method, route: page.path, status, bytes }),
  });

  const remember = (page: Page, method: string, status: number, bytes: number, key: number): Answer => {
    const answer = describe(page, method, status, bytes);
    // Parts have as many lengths as people ask for: not worth remembering.
    if (status !== 206) answers.set(page, (answers.get(page) ?? new Map()).set(key, answer));
    return answer;
  };

  return (page, method, status, bytes) => {
    const key = (bytes * 2 + (method === "HEAD" ? 1 : 0)) * 1000 + status;
    const answer = answers.get(page)?.get(key) ?? remember(page, method, status, bytes, key);
    answer.count();
    accessLog.write(nextId(), answer.tail);
  };
}
