import { proofDialog } from "@academy/content/pages/account-pages";
import { beforeEach, expect, test } from "vitest";
import { ApiError } from "../../../lib/api/api-error.ts";
import { openQuestion, withFreshProof } from "./ask-for-proof.ts";

const refusal = (code: string) => new ApiError(403, JSON.stringify({ code, message: "no" }), "Forbidden");

let isProven = false;
let sent: string[] = [];
const send = withFreshProof(
  ({ aboutDeleting }) => aboutDeleting,
  async (what: string) => {
    sent.push(what);
    if (!isProven) throw refusal("FRESH_PROOF_NEEDED");
    return what;
  },
);

beforeEach(() => {
  isProven = false;
  sent = [];
});

test("a call that wants a proof is made again once there is one", async () => {
  const answer = send("one");
  await expect.poll(openQuestion.current).toBeDefined();
  expect(openQuestion.current()?.about(proofDialog), "what it is about").toBe(proofDialog.aboutDeleting);

  isProven = true;
  openQuestion.current()?.answer(true);

  expect(await answer).toBe("one");
  expect(sent).toEqual(["one", "one"]);
  expect(openQuestion.current()).toBeUndefined();
});

test("whoever closes the question has changed nothing", async () => {
  const answer = send("one");
  await expect.poll(openQuestion.current).toBeDefined();
  openQuestion.current()?.answer(false);

  await expect(answer).rejects.toMatchObject({ code: "FRESH_PROOF_NEEDED" });
  expect(sent).toEqual(["one"]);
});

test("two calls at once ask once", async () => {
  const answers = Promise.all([send("one"), send("two")]);
  await expect.poll(() => sent.length).toBe(2);
  const question = openQuestion.current();
  isProven = true;
  question?.answer(true);

  expect(await answers).toEqual(["one", "two"]);
  expect(openQuestion.current()).toBeUndefined();
});

test("another refusal is passed on, and nobody is asked", async () => {
  const refused = withFreshProof(
    ({ about }) => about,
    () => Promise.reject(refusal("FORBIDDEN")),
  );

  await expect(refused()).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect(openQuestion.current()).toBeUndefined();
});
