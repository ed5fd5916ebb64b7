import type { LeadReceipt } from "@academy/contract/visitors/leads";
import type { ResultView } from "@academy/contract/visitors/results";
import { expect, test } from "vitest";
import { type Api, type Browser, openBrowser, signedIn } from "../../../testing/browser.ts";
import { signInLearner } from "../../../testing/data/learners.ts";
import { submission } from "../../../testing/data/quiz-sheet.ts";
import { codeIn, nextMail } from "../../../testing/mailbox.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { startApi } from "../../../testing/servers/start-api.ts";

const path = "/api/account/result";
const own = "ann.at.home@example.org";

async function taken(api: Api, email = own): Promise<string> {
  const response = await openBrowser(api).post("/api/subscribe-lead", submission({ email }));
  const { token } = (await response.json()) as LeadReceipt;
  await nextMail(api, email);
  return token;
}

const tokensOf = async (browser: Browser) => {
  const { items } = (await (await browser.get("/api/my-results")).json()) as { items: ResultView[] };
  return items.map(({ token }) => token);
};

test("a result that was mailed to another address comes along with the code that is mailed there", async () => {
  const api = await startApi();
  const ann = await signInLearner(api, "Ann");
  const token = await taken(api);
  expect(await tokensOf(ann)).toEqual([]);

  expect(await (await ann.post(path, { token })).json()).toEqual({ status: "mail-sent" });
  const code = codeIn(await nextMail(api, own));
  const wrong = code === "000000" ? "111111" : "000000";
  expect(await refusalOf(await ann.post(`${path}/confirm`, { token, code: wrong }))).toMatchObject({
    code: "WRONG_CODE",
  });
  expect((await ann.post(`${path}/confirm`, { token, code })).status).toBe(200);
  expect(await tokensOf(ann)).toEqual([token]);
  const user = (await (await ann.get("/api/auth/user")).json()) as { archetype: string | null };
  expect(user.archetype).not.toBeNull();
  expect((await ann.post(`${path}/confirm`, { token, code })).status, "once").not.toBe(200);
});

test("nobody gets another's result, with a link alone, with a code for another address, or where it has an owner", async () => {
  const api = await startApi();
  const [ann, bob] = [await signInLearner(api, "Ann"), await signInLearner(api, "Bob")];
  const token = await taken(api);
  const bobs = await taken(api, "bob.at.home@example.org");
  await bob.post(path, { token: bobs });
  const code = codeIn(await nextMail(api, "bob.at.home@example.org"));
  expect((await bob.post(`${path}/confirm`, { token, code })).status).not.toBe(200);
  expect(await tokensOf(bob)).toEqual([]);

  await ann.post(path, { token });
  const mine = codeIn(await nextMail(api, own));
  expect((await bob.post(`${path}/confirm`, { token, code: mine })).status, "of another person").not.toBe(
    200,
  );
  await ann.post(`${path}/confirm`, { token, code: mine });
  expect(await tokensOf(ann)).toEqual([token]);

  // The same answer for what is somebody's and for what is nobody's.
  const carl = await signedIn(api);
  const unknown = "AAAAAAAAAAAAAAAAAAAAAA";
  const answers = await Promise.all(
    [token, unknown].map(async (each) => (await carl.post(path, { token: each })).text()),
  );
  expect(new Set(answers).size).toBe(1);
  expect((await openBrowser(api).post(path, { token })).status).toBe(401);
});
