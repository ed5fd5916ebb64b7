import { beginUpload, showUpload } from "@academy/contract/calls/studio/media";
import type { UploadRefusal } from "@academy/contract/fields/media";
import { pathOf } from "@academy/contract/path-of";
import type { Upload as TusUpload } from "tus-js-client";
import { callApi } from "../../../../lib/api/api.ts";
import { explain, hasCode } from "../../../../lib/api/api-error.ts";
import { createStore } from "../../../../lib/store.ts";

type UploadState =
  | "waiting"
  | "preparing"
  | "uploading"
  | "paused"
  | "offline"
  | "failed"
  | "checking"
  | "done"
  | "refused";
export type Upload = {
  key: string;
  name: string;
  size: number;
  sent: number;
  state: UploadState;
  problem?: string;
  reason?: UploadRefusal;
  mediaId?: string;
  /** How much of it is made ready for the web, from 0 to 1. */
  prepared?: number;
  /** Why it goes up as it is, though the web would like it otherwise. */
  isAsItWas?: "too-long" | "not-here";
  /** What it is for: what is beside another thing shows nothing of it. */
  place?: string | undefined;
};
type Options = { replaces?: string; place?: string; onDone?: (mediaId: string) => void };

/** Small enough to arrive within the server's patience on a slow line; what arrived of a piece that broke is kept. */
const pieceBytes = 4_000_000;
const retryDelays = [0, 1000, 3000, 5000, 10_000, 20_000];
const lookEveryMs = 700;

/** Uploads outlive the page that began them, as long as the studio is open. */
function makeUploadStore() {
  const { current, set, subscribe } = createStore<readonly Upload[]>(() => []);
  const running = new Map<string, TusUpload>();
  const preparing = new Map<string, AbortController>();
  let count = 0;
  const change = (key: string, changed: Partial<Upload>) =>
    set(current().map((each) => (each.key === key ? { ...each, ...changed } : each)));
  const find = (key: string) => current().find((each) => each.key === key);

  async function look(key: string, id: string, onDone: Options["onDone"]) {
    change(key, { state: "checking" });
    for (;;) {
      try {
        const seen = await callApi(showUpload, { params: { id } });
        if (seen.state === "done" && seen.mediaId) {
          change(key, { state: "done", mediaId: seen.mediaId });
          return onDone?.(seen.mediaId);
        }
        if (seen.state === "refused") return change(key, { state: "refused", reason: seen.reason ?? "type" });
      } catch (error) {
        // A line that is down or a server that is busy comes back; an answer that says no stays one.
        if (navigator.onLine && !(error instanceof TypeError) && !isOnlyBusy(error)) {
          return change(key, { state: "failed", problem: explain(error) });
        }
      }
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    }
  }

  /** A film that is not made for the web is made so here, where the browser can; anything else is what it is. */
  async function prepare(key: string, file: File): Promise<File> {
    const { looksLikeFilm, makeWebReady } = await import("./web-ready/make-web-ready.ts");
    if (!looksLikeFilm(file)) return file;
    const ending = new AbortController();
    preparing.set(key, ending);
    const onProgress = (prepared: number) => change(key, { state: "preparing", prepared });
    const { file: ready, isAsItWas } = await makeWebReady(file, { signal: ending.signal, onProgress });
    preparing.delete(key);
    const { name, size } = ready;
    change(key, { name, size, state: "waiting", ...(isAsItWas ? { isAsItWas } : {}) });
    return ready;
  }

  async function start(given: File, { replaces, place, onDone }: Options = {}): Promise<void> {
    const key = String(++count);
    set([...current(), { key, name: given.name, size: given.size, sent: 0, state: "waiting", place }]);
    const file = await prepare(key, given);
    // Given up meanwhile.
    if (!find(key)) return;
    // Only whoever uploads needs it.
    const { Upload: Tus } = await import("tus-js-client");
    const upload = new Tus(file, {
      endpoint: new URL(pathOf(beginUpload), location.href).href,
      chunkSize: pieceBytes,
      retryDelays,
      removeFingerprintOnSuccess: true,
      metadata: { filename: file.name, ...(replaces ? { replaces } : {}) },
      onProgress: (sent) => change(key, { sent, state: "uploading" }),
      onSuccess: () => {
        running.delete(key);
        void look(key, upload.url?.split("/").at(-1) ?? "", onDone);
      },
      onError: (error) => {
        if (!navigator.onLine) return change(key, { state: "offline" });
        change(key, { state: "failed", problem: problemOf(error) });
      },
    });
    running.set(key, upload);
    // The same file again, in this browser: it goes on where it was left.
    const [previous] = replaces ? [] : await upload.findPreviousUploads();
    if (previous) upload.resumeFromPreviousUpload(previous);
    if (find(key)?.state === "waiting") upload.start();
  }

  const pause = (key: string) => {
    void running.get(key)?.abort();
    change(key, { state: "paused" });
  };
  const resume = (key: string) => {
    change(key, { state: "uploading", problem: "" });
    running.get(key)?.start();
  };
  /** Enough of making it ready: it goes up as it is. */
  const skip = (key: string) => preparing.get(key)?.abort();
  const dismiss = (key: string) => {
    preparing.get(key)?.abort();
    preparing.delete(key);
    const upload = running.get(key);
    running.delete(key);
    set(current().filter((each) => each.key !== key));
    // What arrived is forgotten there too; if that fails, it is after a week.
    void upload?.abort(true).catch(() => {});
  };
  return {
    subscribe,
    current,
    isUnderWay: () => current().some(({ state }) => ["uploading", "waiting", "preparing"].includes(state)),
    goOn: () => {
      for (const { key, state } of current()) if (state === "offline") resume(key);
    },
    start,
    pause,
    resume,
    skip,
    dismiss,
  };
}

const isOnlyBusy = (error: unknown) =>
  hasCode(error, "UNAVAILABLE") || hasCode(error, "TOO_MANY_REQUESTS") || hasCode(error, "LOCKED");

/** What the server said, where it said something; else that the line is broken. */
function problemOf(error: Error): string {
  const response = (error as { originalResponse?: { getBody(): string } | null }).originalResponse;
  try {
    const { message } = JSON.parse(response?.getBody() ?? "") as { message?: string };
    if (message) return message;
  } catch {
    // Not one of our answers.
  }
  return explain(error);
}

export const uploadStore = makeUploadStore();
