import type { MailSummary } from "@academy/contract/studio-mails";
import type { PageEdits, PageWords } from "@academy/contract/studio-pages";
import { expect, test } from "vitest";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import { signedIn } from "../../../testing/browser.ts";
import { newStaff } from "../../../testing/data/staff.ts";
import { eventually } from "../../../testing/eventually.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { noLimits, startApi } from "../../../testing/servers/start-api.ts";
import { sampleMail } from "./sample-mails.ts";

const id = "mail-quiz-result";
const evil = "<script>alert(1)</script> & “so”";
const edits: PageEdits = {
  [id]: {
    subject: "For you: {archetype}",
    body: [evil, "{greeting}", "{outcome}", "{button}", "Warmly, **Elena**"],
  },
};

test("an email is written with a preview and a test to oneself, published for every one from then on, and restored", {
  timeout: 120_000,
}, async () => {
  const limits = { ...noLimits, mailTests: { points: 2, perSeconds: 600 } };
  const api = await startApi({ pages: undefined, limits });
  const owner = await signedIn(api, "owner");
  const show = async () => (await (await owner.get(`/api/studio/pages/${id}`)).json()) as PageWords;
  const preview = async () =>
    (await (await owner.get(`/api/studio/mails/${id}/preview`)).json()) as { subject: string; text: string };
  const kept = () => api.db.selectFrom("kept_mails").select(["recipient", "subject", "html"]).execute();

  const { items } = (await (await owner.get("/api/studio/mails")).json()) as { items: MailSummary[] };
  expect(items.map((each) => each.id)).toContain(id);
  const first = await show();
  expect(first.placeholders).toContainEqual(expect.objectContaining({ name: "button", isNeeded: true }));
  expect(first.placeholders.find(({ name }) => name === "firstName")?.inSubject).toBe(false);
  expect((await preview()).subject).toBe("Your archetype: The Sacred Teacher");

  const lost = await owner.send("PUT", `/api/studio/pages/${id}/draft`, {
    basedOn: first.state,
    edits: { [id]: { body: ["Nothing else"] } },
  });
  expect(await refusalOf(lost)).toMatchObject({ code: "BAD_REQUEST", field: `${id}:body` });
  const saved = await owner.send("PUT", `/api/studio/pages/${id}/draft`, { basedOn: first.state, edits });
  expect(saved.status).toBe(200);

  // Only whoever writes it sees the draft: in the preview, and in a test.
  expect(await preview()).toMatchObject({
    subject: "For you: The Sacred Teacher",
    text: expect.stringContaining("Warmly, Elena"),
  });
  const page = await owner.get(`/api/studio/mails/${id}/html`);
  expect(page.headers.get("content-security-policy")).toContain("sandbox");
  const html = await page.text();
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(html).not.toContain("<script");
  expect(html).toContain("<strong>Elena</strong>");
  expect((await owner.post(`/api/studio/mails/${id}/test`)).status).toBe(204);
  const subject = "For you: The Sacred Teacher";
  const tests = await eventually(kept, (mails) => mails.some((mail) => mail.subject === subject));
  expect(tests.find((mail) => mail.subject === subject)?.recipient).toContain(owner.email);

  const words = async () => /"(\/words\/[0-9a-f]{16}\.js)"/.exec(await (await api.get("/home")).text())?.[1];
  const { state } = await show();
  expect((await owner.post(`/api/studio/pages/${id}/publish`, { basedOn: state })).status).toBe(204);
  // No page brings it along.
  expect(await words()).toBeUndefined();
  const mail = sampleMail("quiz-result", { baseUrl: api.settings.baseUrl, now: () => new Date() });
  if (!mail) throw new Error("no sample");
  await sendMail(api.db, { address: "ann@example.org" }, mail, { now: new Date() });
  await eventually(kept, (mails) =>
    mails.some((each) => each.recipient === "ann@example.org" && each.subject === subject),
  );
  expect((await show()).versions).toMatchObject([{ revision: 1 }]);

  const published = await show();
  const back = await owner.post(`/api/studio/pages/${id}/restore`, { basedOn: published.state, revision: 0 });
  expect(back.status).toBe(204);
  expect((await preview()).subject).toBe("Your archetype: The Sacred Teacher");

  expect((await owner.post(`/api/studio/pages/${id}/preview`)).status).toBe(404);
  expect((await owner.get("/api/studio/mails/mail-sign-in-code/preview")).status).toBe(404);
  expect((await owner.post("/api/studio/mails/home/test")).status).toBe(404);
  expect((await owner.post(`/api/studio/mails/${id}/test`)).status).toBe(429);
  const support = await newStaff(api, "support");
  expect((await support.get("/api/studio/mails")).status).toBe(403);
});
