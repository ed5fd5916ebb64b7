import { randomUUID } from "node:crypto";
import type { MadeItem } from "@academy/contract/learning/bookings";
import type { MadeShelf } from "@academy/contract/studio/bookings";
import { expect, test } from "vitest";
import type { Browser } from "../../../testing/browser.ts";
import { academyWithSessions, mondayAt } from "../../../testing/data/bookings.ts";
import { jobsDone } from "../../../testing/data/buyers.ts";
import { allMails } from "../../../testing/mailbox.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { revokeOffer } from "../../access/public.ts";

const pdf = Buffer.from("%PDF-1.7\nYour blueprint");
const shelfOf = (id: string) => `/api/studio/learners/${id}/made`;

async function making() {
  const academy = await academyWithSessions();
  const { api, clock, owner, learner } = academy;
  const [ann, bea] = [await learner("Ann"), await learner("Bea")];
  const note = (userId: string, more: object = {}, browser: Browser = owner) =>
    browser.post(shelfOf(userId), {
      id: randomUUID(),
      title: "Your words",
      note: "Say it the way you said it to Joyce.",
      benefit: null,
      booking: null,
      ...more,
    });
  const file = (
    userId: string,
    more: Record<string, string> = {},
    { bytes = pdf, browser = owner, type = "application/octet-stream" } = {},
  ) => {
    const query = new URLSearchParams({
      id: randomUUID(),
      title: "Your blueprint",
      fileName: "blueprint.pdf",
      ...more,
    });
    return browser.send("POST", `${shelfOf(userId)}/files?${query}`, bytes, { "content-type": type });
  };
  const own = async (browser: Pick<Browser, "get">) => {
    const answer = await browser.get("/api/made-for-you");
    return ((await answer.json()) as { items: MadeItem[] }).items;
  };
  const shelf = async (userId: string) => (await (await owner.get(shelfOf(userId))).json()) as MadeShelf;
  const mailsTo = async (who: { email: string }) => {
    await jobsDone(api, clock.now());
    return (await allMails(api)).filter(({ to }) => to.includes(who.email)).map(({ subject }) => subject);
  };
  return { ...academy, ann, bea, note, file, own, shelf, mailsTo };
}

test("what is made for one person is theirs alone, they are told once, and what is sent twice is there once", async () => {
  const { api, clock, owner, ann, bea, note, file, own, shelf, mailsTo } = await making();
  const id = randomUUID();
  expect((await note(ann.id, { id, benefit: "messaging" })).status).toBe(204);
  expect((await note(ann.id, { id, benefit: "messaging", note: "Other" })).status).toBe(204);
  clock.moveMinutes(1);
  const fileId = randomUUID();
  const answers = [await file(ann.id, { id: fileId }), await file(ann.id, { id: fileId })];
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect(await own(ann)).toMatchObject([
    { id: fileId, title: "Your blueprint", file: { name: "blueprint.pdf", kind: "file", size: pdf.length } },
    { id, note: "Say it the way you said it to Joyce.", benefit: "Custom marketing messaging" },
  ]);
  expect(await own(bea)).toEqual([]);
  expect((await shelf(ann.id)).items.map((each) => each.id)).toEqual([fileId, id]);
  expect((await shelf(bea.id)).items).toEqual([]);
  expect(await mailsTo(ann)).toEqual(["Something was made for you", "Something was made for you"]);
  expect(await mailsTo(bea)).toEqual([]);

  // The bytes are private: no stranger, nobody else, and no guessed id.
  const path = `/api/made-for-you/${fileId}/file`;
  const opened = await ann.get(path);
  expect(Buffer.from(await opened.arrayBuffer())).toEqual(pdf);
  expect(opened.headers.get("content-type")).toContain("application/pdf");
  expect(opened.headers.get("cache-control")).toMatch(/private|no-store/);
  expect((await ann.get(`${path}?download=1`)).headers.get("content-disposition")).toContain("attachment");
  expect((await bea.get(path)).status).toBe(404);
  expect((await owner.get(path)).status).toBe(404);
  expect((await api.get(path)).status).toBe(401);
  expect((await ann.get(`/api/made-for-you/${id}/file`)).status, "a note has none").toBe(404);
  const asOwner = `/api/studio/made/${fileId}/file`;
  expect(Buffer.from(await (await owner.get(asOwner)).arrayBuffer())).toEqual(pdf);
  const { storage_key } = await api.db.selectFrom("files").select("storage_key").executeTakeFirstOrThrow();
  expect((await api.get(`/files/${storage_key}`)).status).toBe(404);

  for (const _ of [1, 2]) expect((await owner.send("DELETE", `/api/studio/made/${fileId}`)).status).toBe(204);
  expect((await ann.get(path)).status).toBe(404);
  expect(await api.db.selectFrom("files").selectAll().execute()).toEqual([]);
});

test("nothing is made for somebody who is not there, for what they don’t have, or with another’s session", async () => {
  const { api, ann, bea, booked, note, file, own } = await making();
  const beas = await booked(bea, mondayAt("10:00"));
  const nobody = "00000000-0000-4000-8000-000000000000";
  expect((await note(nobody)).status).toBe(404);
  expect((await file(nobody)).status).toBe(404);
  expect(await refusalOf(await note(ann.id, { benefit: "group-calls" }))).toMatchObject({
    status: 400,
    field: "benefit",
  });
  expect((await file(ann.id, { benefit: "alumni-sessions" })).status).toBe(400);
  expect((await note(ann.id, { booking: beas.id })).status).toBe(404);
  expect((await file(ann.id, { booking: beas.id })).status).toBe(404);
  for (const more of [{ title: "" }, { note: "" }, { title: "a\nb" }, { note: "x".repeat(10_001) }])
    expect((await note(ann.id, more)).status, JSON.stringify(more)).toBe(400);
  // It is of whatever its bytes say, whatever it is called.
  const page = { bytes: Buffer.from("<!doctype html><script>alert(1)</script>") };
  expect((await file(ann.id, { fileName: "blueprint.pdf" }, page)).status).toBe(415);
  expect((await file(ann.id, {}, { bytes: Buffer.from("") })).status).toBeGreaterThanOrEqual(400);
  expect((await file(ann.id, {}, { type: "application/json" })).status).toBe(415);
  expect((await file(ann.id, { fileName: "a/../../b.html" })).status).toBe(204);
  expect((await own(ann)).map((each) => each.file?.name)).toEqual([expect.stringMatching(/^[^/\\]+\.pdf$/)]);
  expect(await api.db.selectFrom("files").select("id").execute()).toHaveLength(1);
});

test("it stays theirs when what it belongs to has run out, and closes where the money went back", async () => {
  const { api, clock, ann, bea, note, own } = await making();
  for (const { id } of [ann, bea]) {
    await note(id, { benefit: "personal-blueprint", title: "Blueprint" });
    await note(id, { title: "A word" });
  }
  const end = (userId: string, reason?: string) =>
    api.db.transaction().execute((tx) =>
      revokeOffer(tx, {
        userId,
        offer: "blueprintDeepDive",
        now: clock.now(),
        ...(reason ? { reason } : {}),
      }),
    );
  await end(ann.id);
  await end(bea.id, "refunded");
  const titles = async (browser: Browser) => (await own(browser)).map(({ title }) => title).sort();
  expect(await titles(ann)).toEqual(["A word", "Blueprint"]);
  expect(await titles(bea)).toEqual(["A word"]);
});

test("sessions, shares and what was made are exported with the account and go with it, files and hours too", async () => {
  const { api, clock, owner, ann, bea, booked, times, file, note } = await making();
  const intake = [{ asked: "What for?", answer: "A price I can say out loud." }];
  await booked(ann, mondayAt("10:00"), { intake });
  await note(ann.id);
  await file(ann.id);
  const exported = await (await ann.get("/api/account/export")).text();
  for (const part of ["A price I can say out loud.", "Say it the way", "blueprint.pdf"])
    expect(exported).toContain(part);
  expect(exported).not.toContain("opensesame");
  const answer = await owner.post(`/api/studio/learners/${ann.id}/erase`, {
    email: ann.email,
    reason: "She asked for it.",
  });
  expect(answer.status).toBe(200);
  await jobsDone(api, clock.now());
  for (const table of ["bookings", "booked_quarters", "booking_shares", "made_items", "files"] as const)
    expect(await api.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  expect((await times(bea)).times).toContain(mondayAt("10:00"));
});
