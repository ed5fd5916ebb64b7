import type { MailPage } from "@academy/contract/studio/settings";
import { expect, test } from "vitest";
import { sendMail } from "../../platform/mail/send-mail.ts";
import { signedIn } from "../../testing/browser.ts";
import { submission } from "../../testing/data/quiz-sheet.ts";
import { newStaff } from "../../testing/data/staff.ts";
import { eventually } from "../../testing/eventually.ts";
import { startSmtpServer } from "../../testing/outside/smtp-server.ts";
import { startApi } from "../../testing/servers/start-api.ts";

const base = "/api/studio/settings/mails";
const running = { template: "academy-is-running", props: {} } as const;

async function academy(refuse?: () => { code: number; message: string } | undefined) {
  const smtp = await startSmtpServer(refuse);
  const api = await startApi({ env: { SMTP_URL: smtp.url } });
  const owner = await signedIn(api, "owner");
  // The one that greets the owner of a demo is none of these.
  const greeting = () => api.db.selectFrom("jobs").select("state").where("kind", "=", "mail.send").execute();
  await eventually(greeting, (mails) => mails.every(({ state }) => state === "done" || state === "dead"));
  await api.db.deleteFrom("jobs").where("kind", "=", "mail.send").execute();
  smtp.received.length = 0;
  const page = async (query = "") => (await (await owner.get(`${base}?${query}`)).json()) as MailPage;
  const settled = (count: number) =>
    eventually(
      () => page(),
      ({ items }) => items.filter(({ state }) => state !== "waiting").length === count,
    );
  return { smtp, api, owner, page, settled };
}

test("a mail that was refused is told in words, and sent again once", async () => {
  let isRefusing = true;
  const refusal = { code: 550, message: "no such user here: secret words of the server" };
  const { smtp, api, owner, page, settled } = await academy(() => (isRefusing ? refusal : undefined));
  const code = { template: "sign-in-code", props: { code: "123456", reason: "sign-in" } } as const;
  await sendMail(api.db, { address: "ann@example.org" }, running, { now: new Date() });
  await sendMail(api.db, { address: "ben@example.org" }, code, { now: new Date() });

  const { items } = await settled(2);
  const mail = items.find(({ kind }) => kind === "academy-is-running");
  expect(mail).toMatchObject({
    state: "failed",
    to: "ann@example.org",
    attempts: 1,
    reason: "refused",
    canSendAgain: true,
    nextTryAt: null,
  });
  expect(items.find(({ kind }) => kind === "sign-in-code")).toMatchObject({ canSendAgain: false });
  expect(JSON.stringify(items), "neither contents nor the words of the server").not.toMatch(/123456|secret/);
  expect((await page("state=failed")).items).toHaveLength(2);
  expect((await page("state=sent")).items).toEqual([]);
  expect(await (await owner.get(`${base}/summary`)).json()).toEqual({
    failed: 2,
    waiting: 0,
    maxCounted: 1000,
    kinds: ["academy-is-running", "sign-in-code"],
  });

  isRefusing = false;
  const again = () => owner.post(`${base}/${mail?.id}/send-again`);
  expect((await again()).status).toBe(204);
  const sent = await eventually(
    () => page("state=sent"),
    (found) => found.items.length === 1,
  );
  expect(sent.items[0]).toMatchObject({ kind: "academy-is-running", to: "ann@example.org", reason: null });
  expect(smtp.received.map(({ to }) => to)).toEqual([["ann@example.org"]]);
  expect((await again()).status, "the second owner is told").toBe(409);
  expect(await (await owner.post(`${base}/send-again`)).json(), "the code has expired").toEqual({ count: 0 });
  const noted = await api.db.selectFrom("audit_entries").select(["action", "subject_id", "detail"]).execute();
  expect(noted).toEqual([
    { action: "mail.retried", subject_id: mail?.id, detail: { mail: "academy-is-running" } },
  ]);
});

test("mails are listed page by page, by state and by kind; all that failed are sent again at once", async () => {
  let isRefusing = true;
  const refusal = { code: 554, message: "no" };
  const { smtp, api, owner, page, settled } = await academy(() => (isRefusing ? refusal : undefined));
  const at = (minute: number) => new Date(Date.UTC(2026, 1, 1, 10, minute));
  const other = { template: "password-changed", props: {} } as const;
  for (let minute = 0; minute < 5; minute++) {
    const mail = minute % 2 ? other : running;
    await sendMail(api.db, { address: `m${minute}@example.org` }, mail, { now: at(minute) });
  }
  await settled(5);

  for (const query of ["", "state=failed"]) {
    const first = await page(`${query}&limit=3`);
    const rest = await page(`${query}&limit=3&cursor=${first.nextCursor}`);
    const all = [...first.items, ...rest.items].map(({ to }) => to);
    expect([rest.nextCursor, new Set(all).size, all.length], query).toEqual([null, 5, 5]);
  }
  expect((await page()).items.map(({ to }) => to?.slice(0, 2))).toEqual(["m4", "m3", "m2", "m1", "m0"]);
  expect((await page("kind=password-changed")).items).toHaveLength(2);
  expect((await page("kind=password-changed&state=failed")).items).toHaveLength(2);
  expect((await owner.get(`${base}?state=lost`)).status).toBe(400);
  await sendMail(api.db, { address: "later@example.org" }, other, {
    now: new Date(),
    runAt: new Date(Date.now() + 1e7),
  });
  expect((await page("state=waiting")).items).toMatchObject([{ to: "later@example.org", attempts: 0 }]);

  isRefusing = false;
  expect(await (await owner.post(`${base}/send-again`)).json()).toEqual({ count: 5 });
  await eventually(
    () => smtp.received.length,
    (count) => count === 5,
  );
});

test("whether somebody got hers is found by her address, with who she is, and leaves with her account", async () => {
  const { api, page, settled } = await academy();
  const ann = await newStaff(api, "learner");
  await api.post("/api/subscribe-lead", submission({ email: "lea@example.org", name: "Lea Lead" }));
  await eventually(
    () => page("state=waiting"),
    ({ items }) => items.length === 0,
  );
  await api.db.deleteFrom("jobs").where("kind", "=", "mail.send").execute();
  for (const address of [ann.email.toUpperCase(), "lea@example.org", "nobody@example.org"]) {
    await sendMail(api.db, { address }, running, { now: new Date() });
  }
  await settled(3);

  const found = async (search: string) =>
    (await page(`search=${encodeURIComponent(search)}`)).items.map(({ to, state, person }) => [
      to,
      state,
      person && [person.kind, person.name],
    ]);
  expect(await found("LEARNER-")).toEqual([[ann.email, "sent", ["learner", "learner"]]]);
  expect(await found("lea@example.org")).toEqual([["lea@example.org", "sent", ["lead", "Lea Lead"]]]);
  expect(await found("nobody")).toEqual([["nobody@example.org", "sent", null]]);
  expect(await found("earner-")).toEqual([]);
  expect((await page("search=learner&state=failed")).items).toEqual([]);
  expect((await page("search=learner&state=sent&kind=academy-is-running")).items).toHaveLength(1);

  const mine = (await (await ann.get("/api/account/export")).json()) as { mails: unknown };
  expect(mine.mails).toMatchObject({ mails: [{ mail: "academy-is-running", to: ann.email, state: "done" }] });
  expect((await ann.post("/api/account/delete", { email: ann.email })).status).toBe(200);
  await settled(4);
  expect(await found("learner")).toEqual([]);
  expect((await page()).items.map(({ kind, to }) => [kind, to])).toContainEqual(["account-deleted", null]);
});
