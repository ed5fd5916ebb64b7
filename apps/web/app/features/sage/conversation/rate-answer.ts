import * as calls from "@academy/contract/calls/sage";
import { callApi } from "../../../lib/api/api.ts";
import { sageStore } from "./sage-store.ts";

type Deps = {
  mark: (id: string, isHelpful: boolean | undefined) => void;
  send: (id: string, isHelpful: boolean) => Promise<unknown>;
};

/** Ratings of an answer are sent one after the other, so that what was pressed last is what the server keeps. */
export function createRating({ mark, send }: Deps) {
  const newest = new Map<string, Promise<unknown>>();

  /** Shown at once; taken back where it could not be saved. Answers whether it was. */
  return async (id: string, isHelpful: boolean, before: boolean | undefined): Promise<boolean> => {
    mark(id, isHelpful);
    const earlier = newest.get(id) ?? Promise.resolve();
    const sending = earlier.catch(() => {}).then(() => send(id, isHelpful));
    newest.set(id, sending);
    try {
      await sending;
      return true;
    } catch {
      if (newest.get(id) === sending) mark(id, before);
      return false;
    }
  };
}

export const rateAnswer = createRating({
  mark: sageStore.mark,
  send: (id, isHelpful) => callApi(calls.rateAnswer, { params: { id }, body: { isHelpful } }),
});
