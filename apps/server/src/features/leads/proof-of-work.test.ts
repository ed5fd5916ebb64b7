import type { LeadReceipt, ProofChallenge } from "@academy/contract/visitors/leads";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { expect, test } from "vitest";
import type { Api } from "../../testing/browser.ts";
import { submission } from "../../testing/data/quiz-sheet.ts";
import { nextMail } from "../../testing/mailbox.ts";
import { movingClock } from "../../testing/moving-clock.ts";
import { refusalOf } from "../../testing/refusal.ts";
import { noLimits, startApi } from "../../testing/servers/start-api.ts";

const path = "/api/subscribe-lead";
const suspicious = { ...noLimits, unprovenLeads: { points: 2, perSeconds: 3600 } };
const proofNeeded = { status: 428, code: "PROOF_OF_WORK_NEEDED" };
const encode = (proof: unknown) => Buffer.from(JSON.stringify(proof)).toString("base64");

async function challengeOf(api: Api): Promise<ProofChallenge> {
  return (await (await api.get("/api/proof-of-work")).json()) as ProofChallenge;
}

async function solve(challenge: ProofChallenge) {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error("not solved");
  return { challenge, solution };
}

/** A server whose next lead without a proof is one too many. */
async function usedUp(options: object = {}): Promise<Api> {
  const api = await startApi({ limits: suspicious, ...options });
  for (let round = 0; round < 2; round++) expect((await api.post(path, submission())).status).toBe(200);
  return api;
}

test("a source that sends a lot is asked for a proof, which opens one submission", async () => {
  const api = await usedUp();
  const body = submission({ email: "third@example.org" });
  expect(await refusalOf(await api.post(path, body))).toMatchObject(proofNeeded);
  const proof = encode(await solve(await challengeOf(api)));

  expect((await api.post(path, { ...body, proof })).status).toBe(200);

  expect(await refusalOf(await api.post(path, submission({ proof })))).toMatchObject(proofNeeded);
  expect(await refusalOf(await api.post(path, submission()))).toMatchObject(proofNeeded);
  expect(await api.db.selectFrom("leads").select("id").execute()).toHaveLength(2);
});

test("of many at once with one proof a single one gets through", async () => {
  const api = await usedUp();
  const proof = encode(await solve(await challengeOf(api)));

  const answers = await Promise.all(Array.from({ length: 10 }, () => api.post(path, submission({ proof }))));

  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(428)]);
});

test("a proof that is not ours, not solved or made easier is none", async () => {
  const api = await usedUp();
  const good = await solve(await challengeOf(api));
  const { challenge, solution } = good;
  const { keyPrefix } = challenge.parameters;
  const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: keyPrefix.slice(0, 1) } };
  const longer = {
    ...challenge,
    parameters: { ...challenge.parameters, expiresAt: challenge.parameters.expiresAt + 1000 },
  };
  const other = await challengeOf(await startApi());
  const wrong = [
    "",
    "nonsense",
    encode(null),
    encode({ challenge }),
    encode({ challenge, solution: { ...solution, derivedKey: keyPrefix } }),
    encode({ challenge, solution: { ...solution, derivedKey: `${solution.derivedKey.slice(0, -2)}zz` } }),
    encode({ challenge: await challengeOf(api), solution }),
    encode({ challenge: { ...challenge, signature: "00".repeat(32) }, solution }),
    encode(await solve(easier)),
    encode({ challenge: longer, solution }),
    encode(await solve(other)),
  ];

  for (const proof of wrong) {
    expect(await refusalOf(await api.post(path, submission({ proof }))), proof).toMatchObject(proofNeeded);
  }
  expect((await api.post(path, submission({ proof: encode(good) }))).status, "the good one").toBe(200);
});

test("a proof lasts ten minutes", async () => {
  const clock = movingClock();
  const api = await usedUp({ now: clock.now });
  const [early, late] = [await solve(await challengeOf(api)), await solve(await challengeOf(api))];

  clock.moveMinutes(9);
  expect((await api.post(path, submission({ proof: encode(early) }))).status).toBe(200);
  clock.moveMinutes(2);
  expect(await refusalOf(await api.post(path, submission({ proof: encode(late) })))).toMatchObject(
    proofNeeded,
  );
});

test("an ordinary start lets ten pass without a proof", async () => {
  const { defaultLimits } = await import("../../rate-limits.ts");
  const api = await startApi({ limits: { ...defaultLimits, general: noLimits.general } });

  const statuses: number[] = [];
  for (let round = 0; round < 11; round++) statuses.push((await api.post(path, submission())).status);

  expect(statuses).toEqual([...Array(10).fill(200), 428]);
  // What is refused for its form does not count against anybody.
  expect((await api.post(path, {})).status).toBe(400);
});

test("whoever fills in the hidden field needs a proof, and is then kept, marked and mailed like others", async () => {
  const api = await startApi();
  const trapped = submission({ website: "https://filled-in.example" });
  expect(await refusalOf(await api.post(path, trapped))).toMatchObject(proofNeeded);
  expect(await api.db.selectFrom("leads").select("id").execute()).toEqual([]);
  const proof = async () => encode(await solve(await challengeOf(api)));

  const answer = await api.post(path, { ...trapped, proof: await proof() });

  const { token } = (await answer.json()) as LeadReceipt;
  const lead = () => api.db.selectFrom("leads").select(["name", "is_suspect"]).execute();
  expect(await lead()).toEqual([{ name: "Ann Example", is_suspect: true }]);
  expect((await api.get(`/api/results/${token}`)).status).toBe(200);
  await nextMail(api, "ann@example.org");

  // Once they come without it they are no longer suspect, and a program that has their address can't rename them.
  await api.post(path, submission({ website: "", name: "Ann" }));
  await api.post(path, submission({ website: "x", name: "Spam", proof: await proof() }));
  expect(await lead()).toEqual([{ name: "Ann", is_suspect: false }]);
});
