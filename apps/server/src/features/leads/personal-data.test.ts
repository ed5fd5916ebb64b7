import type { AccountView, UserView } from "@academy/contract/account";
import type { LeadReceipt } from "@academy/contract/visitors/leads";
import { expect, test } from "vitest";
import { type Api, type Browser, openBrowser, signedIn } from "../../testing/browser.ts";
import { result, submission } from "../../testing/data/quiz-sheet.ts";
import { codeIn, nextMail } from "../../testing/mailbox.ts";
import { movingClock } from "../../testing/moving-clock.ts";
import { startApi } from "../../testing/servers/start-api.ts";

const password = "a long password";

async function send(browser: Browser, email: string, more: object = {}): Promise<string> {
  const response = await browser.post("/api/subscribe-lead", submission({ email, ...more }));
  return ((await response.json()) as LeadReceipt).token;
}

async function resultsOf(browser: Browser): Promise<string[]> {
  const { items } = (await (await browser.get("/api/my-results")).json()) as { items: { token: string }[] };
  return items.map(({ token }) => token);
}

async function signUp(api: Api, email: string): Promise<Browser> {
  const browser = openBrowser(api);
  await browser.post("/api/auth/sign-up", { firstName: "Ann", lastName: "Example", email, password });
  let letter = await nextMail(api, email);
  while (!/^\s*\d{6}\s*$/m.test(letter.text)) letter = await nextMail(api, email);
  const signed = await browser.post("/api/auth/sign-in/code", { email, code: codeIn(letter) });
  expect(signed.status).toBe(200);
  return browser;
}

async function changeEmail(api: Api, browser: Browser, email: string): Promise<void> {
  await browser.post("/api/account/email", { email });
  let letter = await nextMail(api, email);
  while (!/^\s*\d{6}\s*$/m.test(letter.text)) letter = await nextMail(api, email);
  expect((await browser.post("/api/account/email/confirm", { code: codeIn(letter) })).status).toBe(200);
}

test("a result given before there was an account is found in it, and stays through a change of address", async () => {
  const api = await startApi();
  const before = await send(openBrowser(api), "ann@example.org");
  const ann = await signUp(api, "ann@example.org");
  expect(await resultsOf(ann)).toEqual([before]);

  await changeEmail(api, ann, "ann@new.example");
  const byNewAddress = await send(openBrowser(api), "ann@new.example");
  const signedInAs = await send(ann, "somebody@example.org");

  expect(new Set(await resultsOf(ann))).toEqual(new Set([signedInAs, byNewAddress, before]));
  // The old address is somebody else's one day: what was Ann's stays hers, what comes now is theirs.
  const later = await send(openBrowser(api), "ann@example.org");
  const other = await signUp(api, "ann@example.org");
  expect(await resultsOf(other)).toEqual([later]);
  expect(await resultsOf(ann)).toHaveLength(3);
});

test("the newest result comes first, with nothing but what may be shown", async () => {
  const clock = movingClock();
  const api = await startApi({ now: clock.now });
  const learner = await signedIn(api);
  expect((await openBrowser(api).get("/api/my-results")).status).toBe(401);

  const first = await send(learner, learner.email);
  clock.moveMinutes(1);
  const second = await send(learner, learner.email);

  const { items } = (await (await learner.get("/api/my-results")).json()) as { items: object[] };
  expect(items).toEqual(
    [second, first].map((token) => ({ token, result, isCareless: false, takenAt: expect.any(String) })),
  );
});

test("who is signed in is known with the archetype of their newest result, and nobody with another's", async () => {
  const clock = movingClock();
  const api = await startApi({ now: clock.now });
  const archetypeOf = async (browser: Browser) =>
    ((await (await browser.get("/api/auth/user")).json()) as UserView).archetype;
  await send(openBrowser(api), "ann@example.org");
  const ann = await signUp(api, "ann@example.org");
  const bob = await signUp(api, "bob@example.org");
  expect([await archetypeOf(ann), await archetypeOf(bob)]).toEqual(["mystic", null]);

  clock.moveMinutes(1);
  const teacher = [{ questionId: 1, answer: "teacher", phase: 1 }];
  await send(ann, "ann@example.org", { phase1_answers: teacher, phase2_rankings: {}, phase3_ratings: {} });
  expect([await archetypeOf(ann), await archetypeOf(bob)]).toEqual(["teacher", null]);
  const { user } = (await (await ann.get("/api/account")).json()) as AccountView;
  expect(user.archetype).toBe("teacher");
});

test("the export has leads and results of the person, and of nobody else", async () => {
  const api = await startApi();
  const learner = await signedIn(api);
  const token = await send(learner, learner.email, { name: "Maya", first_touch: { utm_source: "x" } });
  await send(openBrowser(api), "stranger@example.org");

  const { quiz } = (await (await learner.get("/api/account/export")).json()) as { quiz: object };

  expect(quiz).toEqual({
    interests: [],
    leads: [
      expect.objectContaining({ email: learner.email, name: "Maya", first_touch: { utm_source: "x" } }),
    ],
    results: [expect.objectContaining({ token, result, answers: expect.any(Object) })],
  });
  expect(JSON.stringify(quiz)).not.toContain("stranger");
});

test("deleting the account deletes the person's leads and results, and only theirs", async () => {
  const api = await startApi();
  const [ann, bob] = [await signUp(api, "ann@example.org"), await signUp(api, "bob@example.org")];
  const own = await send(ann, "ann@example.org");
  await changeEmail(api, ann, "ann@new.example");
  const anonymous = await send(openBrowser(api), "ann@new.example");
  // Bob gave Ann's address, Ann gave Bob's: results go with who sent them, leads with whose address it is.
  const bobs = await send(bob, "ann@new.example");
  const annsToBob = await send(ann, "bob@example.org");
  const stranger = await send(openBrowser(api), "stranger@example.org");

  const gone = await ann.post("/api/account/delete", { email: "ann@new.example" });

  expect(gone.status).toBe(200);
  const leads = await api.db.selectFrom("leads").select("email").orderBy("email").execute();
  expect(leads.map(({ email }) => email)).toEqual(["bob@example.org", "stranger@example.org"]);
  const left = await api.db.selectFrom("quiz_results").select("id").execute();
  expect(new Set(left.map(({ id }) => id))).toEqual(new Set([bobs, stranger]));
  for (const token of [own, anonymous, annsToBob]) {
    expect((await api.get(`/api/results/${token}`)).status).toBe(404);
  }
  expect(await resultsOf(bob)).toEqual([bobs]);
});
