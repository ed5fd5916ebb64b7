import { starterCourses } from "@academy/content/courses/starter-courses";
import { fieldsOf } from "@academy/content/courses/workbook-fields";
import type { StartedCheckout } from "@academy/contract/orders";
import { expect, test } from "vitest";
import type { Browser } from "../testing/browser.ts";
import { orderBody } from "../testing/data/buyers.ts";
import { give, insertLearner } from "../testing/data/learners.ts";
import { submission } from "../testing/data/quiz-sheet.ts";
import { eventually } from "../testing/eventually.ts";
import { processorMsOf } from "../testing/processor-time.ts";
import { type Academy, startAsShipped } from "../testing/servers/as-shipped.ts";
import { codeFor, worstWaits } from "../testing/worst-waits.ts";

const [course] = starterCourses;
const [whole] = course?.workbooks ?? [];
const fields = (whole?.parts ?? []).flatMap(({ items }) => items.flatMap(fieldsOf));
const questions = fields.filter(({ key, address }) => key === "" && !address.includes("/"));
const at = "2026-01-05T08:00:00.000Z";

/** Steered to and fro letter by letter, as long as an answer may be. */
const steered = "\u2066a\u2069".repeat(3300);

/** Two scripts in turns, letter by letter: the worst there is to read. */
const mixed = "\u05d0a".repeat(4950);

async function whoHasWritten(academy: Academy, words: string, count: number, who?: Browser) {
  const learner = who ?? (await academy.signIn());
  const courseId = await academy.withData(async (db) => {
    const { id } = await db
      .selectFrom("courses")
      .select("id")
      .where("starter_key", "=", "healers-business-blueprint")
      .executeTakeFirstOrThrow();
    return id;
  });
  for (const { address } of questions.slice(0, count)) {
    const changes = [{ item: address, baseRevision: 0, fields: { "": { text: words, at } } }];
    const saved = await learner.send("PUT", `/api/courses/${courseId}/answers`, { changes });
    expect(saved.status).toBe(200);
  }
  const print = () => learner.get(`/api/courses/${courseId}/workbooks/${whole?.slug}/filled.pdf`);
  return { learner, courseId, print };
}

test("while one person prints what takes longest, everybody else gets their code", async () => {
  const academy = await startAsShipped();
  const { print } = await whoHasWritten(academy, steered, 6);
  const before = processorMsOf(academy.child.pid);
  const printed = await print();
  const steeredMs = processorMsOf(academy.child.pid) - before;
  expect(printed.status).toBe(200);
  // Set as a person would have written it: what can't be seen takes no time.
  expect(steeredMs).toBeLessThan(15_000);

  let printedCount = 0;
  const all = Array.from({ length: 8 }, async () => {
    const { status } = await print();
    if (status === 200) printedCount++;
    return status;
  });
  await codeFor(academy);
  expect(printedCount, "before somebody else had their code").toBeLessThan(3);
  const statuses = await Promise.all(all);
  // One under way and two that wait; the others are asked to wait until those are there.
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  expect(await academy.isReady()).toBe(true);
});

async function nineteenMore(academy: Academy): Promise<Browser[]> {
  const { email: sample, password } = academy.sampleOf("learner");
  const emails = await academy.withData(async (db) => {
    const made: string[] = [];
    while (made.length < 19) {
      const { id, email } = await insertLearner(db, sample);
      await give(db, id, "blueprintSelfGuided");
      made.push(email);
    }
    return made;
  });
  return Promise.all(
    emails.map(async (email) => {
      const browser = academy.stranger();
      expect((await browser.post("/api/auth/sign-in/email", { email, password })).status).toBe(200);
      return browser;
    }),
  );
}

test("while twenty people print the worst that is allowed, pages, calls and codes are there for everybody else", async (context) => {
  const academy = await startAsShipped();
  const people = [await academy.signIn(), ...(await nineteenMore(academy))];
  const written = await Promise.all(people.map((person) => whoHasWritten(academy, mixed, 12, person)));
  const first = async () => {
    const printed = written.map(({ print }) =>
      print().then(
        ({ status }) => status,
        () => "cut short",
      ),
    );
    // Whose turn comes after that of the first is cut short with the academy.
    expect([200, 413]).toContain(await Promise.race(printed));
  };
  await worstWaits(academy, context, ["twenty print the worst that is allowed", first]);
});

/** Of networks of their own, so that what is asked for counts against nobody's rate. */
const elsewhere = (index: number) => ({ "x-forwarded-for": `10.200.${index}.7` });

test("while one buyer asks for a receipt fifty times at once, somebody else's report is there", async () => {
  const academy = await startAsShipped();
  const buyer = await academy.signIn();
  const gift = { name: "Bo", email: "bo@example.org", note: "", deliverOn: null };
  const paid = await buyer.post("/api/checkout", orderBody({ offer: "subscribePackage", gift }));
  expect(paid.status).toBe(200);
  const { order, url } = (await paid.json()) as StartedCheckout;
  await buyer.post(url.replace("/test-checkout/", "/api/test-checkout/"), { act: "pay" });
  const { id: payment } =
    (await academy.withData((db) =>
      eventually(
        () => db.selectFrom("payments").select("id").where("order_id", "=", order).executeTakeFirst(),
        (found) => found !== undefined,
      ),
    )) ?? {};
  const receipts = Array.from({ length: 50 }, async (_, index) => {
    const { status } = await buyer.get(`/api/orders/${order}/receipts/${payment}`, elsewhere(index));
    return status;
  });
  const left = await academy.stranger().post("/api/subscribe-lead", submission());
  const { token } = (await left.json()) as { token: string };
  const report = await academy.stranger().get(`/api/results/${token}/report.pdf`);
  expect(report.status).toBe(200);
  const statuses = await Promise.all(receipts);
  expect(statuses).toContain(200);
  expect(statuses).toContain(429);
  expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
});
