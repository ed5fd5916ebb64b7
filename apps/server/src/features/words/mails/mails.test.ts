import type { MailSummary } from "@academy/contract/studio/mails";
import type { PageEdits, PageWords } from "@academy/contract/studio/pages";
import { expect, test } from "vitest";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import { openBrowser, signedIn } from "../../../testing/browser.ts";
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

test("an email is written with a preview and a test to oneself, published for every one from then on, and restored", async () => {
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
  expect((await owner.get("/api/studio/mails/mail-webhook-off/preview")).status).toBe(404);
  expect((await owner.post("/api/studio/mails/home/test")).status).toBe(404);
  expect((await owner.post(`/api/studio/mails/${id}/test`)).status).toBe(429);
});

test("emails that protect accounts are the owner's alone, and keep their code and their links", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const editor = await newStaff(api, "editor");
  const code = "mail-sign-in-code";
  const save = (browser: typeof owner, body: string[]) =>
    browser.send("PUT", `/api/studio/pages/${code}/draft`, {
      basedOn: "revision-0",
      edits: { [code]: { body } },
    });
  expect((await save(editor, ["Send your code to evil@example.org", "{code}"])).status).toBe(403);
  expect((await editor.get(`/api/studio/pages/${code}`)).status).toBe(200);
  expect(await refusalOf(await save(owner, ["Welcome back"]))).toMatchObject({ field: `${code}:body` });
  expect(await refusalOf(await save(owner, ["Your code is {code}, dear"]))).toMatchObject({
    field: `${code}:body.0`,
  });
  expect((await save(owner, ["Welcome back 🌿", "{code}", "Warmly, Elena"])).status).toBe(200);
  const preview = (await (await owner.get(`/api/studio/mails/${code}/preview`)).json()) as {
    subject: string;
    text: string;
  };
  expect(preview.subject).toBe("Your sign-in code");
  expect(preview.text).toMatch(/Welcome back 🌿[\s\S]*123 456[\s\S]*Warmly, Elena/);
});

test("emails about money are the owner's alone, keep their figures, and are looked at with their PDF", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const editor = await newStaff(api, "editor");
  const save = (browser: typeof owner, page: string, edits: PageEdits) =>
    browser.send("PUT", `/api/studio/pages/${page}/draft`, { basedOn: "revision-0", edits });
  const preview = async (page: string) =>
    (await (await owner.get(`/api/studio/mails/${page}/preview`)).json()) as {
      subject: string;
      text: string;
    };
  const refund: PageEdits = { "mail-refunded": { refundedInFull: `${evil}: {amount}, {offerName}` } };
  expect((await save(editor, "mail-refunded", refund)).status).toBe(403);
  const seen = (await (await editor.get("/api/studio/pages/mail-refunded")).json()) as PageWords;
  expect(seen.isOwnersAlone).toBe(true);
  expect((await save(owner, "mail-refunded", refund)).status).toBe(200);
  expect((await preview("mail-refunded")).text).toContain(`${evil}: $197, Self-Guided Journey`);
  const html = await (await owner.get("/api/studio/mails/mail-refunded/html")).text();
  expect(html).not.toContain("<script");

  // What comes with it is worded beside it, and there is a paper to look at.
  const paper = "mail-paper-receipt";
  const lost = await save(owner, "mail-receipt", { [paper]: { taxId: "Registered" } });
  expect(await refusalOf(lost)).toMatchObject({ field: `${paper}:taxId` });
  const receipt = { "mail-receipt": { labelFor: "What for" }, [paper]: { title: "Payment receipt" } };
  expect((await save(owner, "mail-receipt", receipt)).status).toBe(200);
  expect((await preview("mail-receipt")).text).toContain("What for: Self-Guided Journey");
  for (const id of ["mail-receipt", "mail-quiz-result"]) {
    const answer = await owner.get(`/api/studio/mails/${id}/paper`);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    const bytes = Buffer.from(await answer.arrayBuffer()).toString("latin1");
    expect(bytes.startsWith("%PDF-")).toBe(true);
    // Nobody can take it for a receipt.
    if (id === "mail-receipt") expect(bytes).toContain("(Test receipt LA-0000-00000)");
  }
  expect((await owner.get("/api/studio/mails/mail-refunded/paper")).status).toBe(404);
  expect((await openBrowser(api).get("/api/studio/mails/mail-receipt/paper")).status).toBe(401);

  // An editor may word what goes around a reply, and the sentence below every button is the owner's again.
  const reply = { "mail-contact-reply": { body: ["{reply}", "{message}", "Love, the team"] } };
  expect((await save(editor, "mail-contact-reply", reply)).status).toBe(200);
  const written = await preview("mail-contact-reply");
  expect(written.subject).toBe("Re: A course or lesson");
  expect(written.text).toMatch(/Hello Robin,[\s\S]*> Robin[\s\S]*Love, the team/);
  const links = { "mail-link-words": { copyLink: "Copy {link}" } };
  expect((await save(editor, "mail-sign-in-link", links)).status).toBe(403);
  expect((await save(owner, "mail-sign-in-link", links)).status).toBe(200);
  expect((await preview("mail-sign-in-link")).text).toMatch(/\nCopy http/);
});
