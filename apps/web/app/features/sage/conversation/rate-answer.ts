import * as calls from "@academy/contract/calls/sage";
import { callApi } from "../../../lib/api.ts";
import { sageStore } from "./sage-store.ts";

/** Shown at once; taken back where it could not be saved. Answers whether it was. */
export async function rateAnswer(id: string, isHelpful: boolean, before: boolean | undefined) {
  sageStore.mark(id, isHelpful);
  try {
    await callApi(calls.rateAnswer, { params: { id }, body: { isHelpful } });
    return true;
  } catch {
    sageStore.mark(id, before);
    return false;
  }
}
