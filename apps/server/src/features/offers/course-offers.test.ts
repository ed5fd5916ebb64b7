import { courseOfferOf } from "@academy/content/offers";
import type { CourseView } from "@academy/contract/learning/courses";
import type { OffersView } from "@academy/contract/orders";
import type { StudioCourse } from "@academy/contract/studio/courses";
import type { CourseOffer, StudioOffer } from "@academy/contract/studio/offers";
import { expect, test } from "vitest";
import { type Browser, openBrowser, signedIn } from "../../testing/browser.ts";
import { buy, goToPay, orderBody } from "../../testing/data/buyers.ts";
import { give, signInLearner } from "../../testing/data/learners.ts";
import { newStaff } from "../../testing/data/staff.ts";
import { nextMail } from "../../testing/mailbox.ts";
import { refusalOf } from "../../testing/refusal.ts";
import { startApi } from "../../testing/servers/start-api.ts";

async function academy() {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const read = async <Answer>(path: string, by: Browser = owner) =>
    (await (await by.get(path)).json()) as Answer;
  const make = async (path: string, title: string) =>
    ((await (await owner.post(`/api/studio/${path}`, { title })).json()) as { id: string }).id;
  const id = await make("courses", "Slow mornings");
  const module = await make(`courses/${id}/modules`, "Week one");
  const lesson = await make(`modules/${module}/lessons`, "One");
  const words = { title: "One", summary: "", minutes: 5, text: "Hello.\n", revision: 0 };
  await owner.send("PUT", `/api/studio/lessons/${lesson}/draft`, words);
  await owner.post(`/api/studio/lessons/${lesson}/publish`, { revision: 1 });
  const path = `/api/studio/courses/${id}/offer`;
  const sell = async (priceCents: number, more: object = {}, by: Browser = owner) => {
    const { version } = await read<CourseOffer>(path);
    return by.send("PUT", path, { priceCents, isFree: false, basedOn: version, ...more });
  };
  const publish = (state = "published") => owner.send("PUT", `/api/studio/courses/${id}/state`, { state });
  const sold = async () =>
    (await read<OffersView>("/api/offers", openBrowser(api))).offers.find(({ course }) => course !== null);
  return { api, owner, read, id, lesson, path, sell, publish, sold, offer: courseOfferOf(id) };
}

test("a course has a price of its own: a visitor sees it, buys it, and it alone is open", async () => {
  const { api, owner, read, id, path, sell, publish, sold, offer } = await academy();
  expect(await read<CourseOffer>(path)).toEqual({
    key: offer,
    priceCents: null,
    twoPaymentsCents: null,
    version: 0,
  });
  expect((await sell(4_900)).status).toBe(204);
  expect(await sold(), "not published yet").toBeUndefined();
  expect((await api.get(`/checkout/${offer}`)).status).toBe(404);

  await publish();

  expect(await sold()).toMatchObject({
    key: offer,
    name: "Slow mornings",
    priceCents: 4_900,
    course: { modules: ["Week one"], about: "" },
  });
  expect((await api.get(`/checkout/${offer}`)).status).toBe(200);
  const bought = await buy(api, { offer, email: "ann@example.org" });
  const letters = [await nextMail(api, "ann@example.org"), await nextMail(api, "ann@example.org")];
  expect(JSON.stringify(letters)).toContain("Slow mornings");
  expect(JSON.stringify(letters)).toContain("open the course’s first lesson");
  const opened = await api.db
    .selectFrom("entitlements")
    .innerJoin("users", "users.id", "entitlements.user_id")
    .select(["opens", "course_id"])
    .where("users.email", "=", "ann@example.org")
    .execute();
  expect(opened).toEqual([{ opens: "course", course_id: id }]);
  expect((await read<{ offers: StudioOffer[] }>("/api/studio/offers")).offers).toContainEqual(
    expect.objectContaining({ key: offer, canBeInTwo: true, version: 1 }),
  );
  const course = await read<StudioCourse>(`/api/studio/courses/${id}`);
  expect(course.learnerCount).toBe(1);
  const csv = await (await owner.get("/api/studio/learners/export")).text();
  expect(csv).toContain("Slow mornings");

  // Refunded, they are none of its learners, neither on its page nor in a list; nor when it has closed.
  const counted = async () => [
    (await read<StudioCourse>(`/api/studio/courses/${id}`)).learnerCount,
    (await read<{ items: StudioCourse[] }>("/api/studio/courses")).items.find((each) => each.id === id)
      ?.learnerCount,
    (await read<{ count: number }>(`/api/studio/learners/count?course=${id}`)).count,
  ];
  expect(await counted()).toEqual([1, 1, 1]);
  await bought.act("refund");
  await bought.comesTo("ending");
  expect(await counted()).toEqual([0, 0, 0]);
  expect((await owner.post(`/api/studio/orders/${bought.order}/end-access`)).status).toBe(200);
  expect(await counted()).toEqual([0, 0, 0]);
});

test("whoever began pays what they were shown; the name follows the course until it has one of its own", async () => {
  const { api, owner, read, id, sell, publish, sold, offer } = await academy();
  await sell(4_900);
  await publish();
  const running = await goToPay(api, { offer });

  expect((await sell(5_900)).status).toBe(204);
  expect(await refusalOf(await sell(6_900, { basedOn: 1 }))).toMatchObject({ code: "CONFLICT" });
  expect(await running.look()).toMatchObject({ amountCents: 4_900 });
  const late = { ...orderBody({ offer, email: "late@example.org" }), seen_total_cents: 4_900 };
  expect(await refusalOf(await api.post("/api/checkout", late))).toMatchObject({ code: "PRICE_CHANGED" });

  const rename = async (title: string) => {
    const { revision, description, difficulty, archetype } = await read<StudioCourse>(
      `/api/studio/courses/${id}`,
    );
    const facts = { title, description, difficulty, archetype, revision };
    return owner.send("PUT", `/api/studio/courses/${id}`, facts);
  };
  expect((await rename("Quiet mornings")).status).toBe(200);
  expect(await sold()).toMatchObject({ name: "Quiet mornings", priceCents: 5_900 });
  const change = {
    name: "Mornings, sold",
    priceCents: 4_500,
    twoPaymentsCents: null,
    isFree: false,
    basedOn: 3,
  };
  expect((await owner.send("PUT", `/api/studio/offers/${offer}`, change)).status).toBe(204);
  await rename("Loud mornings");
  expect(await sold()).toMatchObject({ name: "Mornings, sold", priceCents: 4_500 });
});

test("what is sold no more stays with whoever bought it; the whole academy contains it if it is part of that", async () => {
  const { api, owner, read, id, path, sell, publish, sold, offer } = await academy();
  await sell(0, { isFree: true });
  await publish();
  const ann = await signInLearner(api, "Ann");
  const started = await ann.post("/api/checkout", orderBody({ offer }));
  expect(await started.json()).toMatchObject({ url: expect.stringContaining("/thank-you") });
  const bo = await signInLearner(api, "Bo");
  await give(api.db, bo.id, "subscribePackage");
  expect((await bo.post("/api/checkout/quote", { offer, plan: "full" })).status).toBe(200);
  await owner.send("PUT", `/api/studio/courses/${id}/package`, { isInPackage: true });
  expect(await refusalOf(await bo.post("/api/checkout", orderBody({ offer })))).toMatchObject({
    code: "ALREADY_YOURS",
  });
  await owner.send("PUT", `/api/studio/courses/${id}/package`, { isInPackage: false });
  expect(
    await refusalOf(await bo.post("/api/checkout", orderBody({ offer }))),
    "who has it pays nothing",
  ).toMatchObject({ code: "ALREADY_YOURS" });

  expect((await owner.send("DELETE", path)).status).toBe(204);
  expect((await owner.send("DELETE", path)).status, "twice is once").toBe(204);
  expect(await sold()).toBeUndefined();
  expect(await refusalOf(await api.post("/api/checkout", orderBody({ offer })))).toMatchObject({
    status: 404,
  });
  expect(await read<CourseView>(`/api/courses/${id}`, ann)).toMatchObject({ isEntitled: true });
  expect((await sell(1_900)).status, "and is sold again").toBe(204);
  expect(await sold()).toMatchObject({ priceCents: 1_900 });
  await publish("draft");
  expect(await sold(), "a draft is not sold").toBeUndefined();
});

test("a course may be paid in two payments if the owner says so", async () => {
  const { api, read, path, sell, publish, sold, offer } = await academy();
  await publish();
  for (const twoPaymentsCents of [2_400, 5_000]) {
    const refused = await refusalOf(await sell(4_900, { twoPaymentsCents }));
    expect(refused).toMatchObject({ code: "BAD_REQUEST", field: "twoPaymentsCents" });
  }
  expect(await refusalOf(await sell(0, { isFree: true, twoPaymentsCents: 100 }))).toMatchObject({
    field: "twoPaymentsCents",
  });
  expect((await sell(4_900, { twoPaymentsCents: 2_500 })).status).toBe(204);
  expect(await read<CourseOffer>(path)).toMatchObject({ priceCents: 4_900, twoPaymentsCents: 2_500 });
  expect(await sold()).toMatchObject({ instalments: { count: 2, priceCents: 2_500 } });
  const bought = await buy(api, { offer, email: "ann@example.org", plan: "two-payments" });
  await bought.comesTo("active");
  expect((await sell(4_900)).status, "and at once again").toBe(204);
  expect(await sold()).toMatchObject({ instalments: null });
});

test("prices are the owner's: an editor is refused, as are prices that can't be and courses that aren't", async () => {
  const { api, owner, path, sell } = await academy();
  const editor = await newStaff(api, "editor");
  expect(await refusalOf(await sell(4_900, {}, editor))).toMatchObject({ status: 403 });
  expect(await refusalOf(await editor.get(path))).toMatchObject({ status: 403 });
  expect(await refusalOf(await sell(50))).toMatchObject({ code: "BAD_REQUEST", field: "priceCents" });
  expect(await refusalOf(await sell(4_900, { isFree: true }))).toMatchObject({ field: "priceCents" });
  const nowhere = "/api/studio/courses/0198a000-0000-7000-8000-000000000000/offer";
  const body = { priceCents: 4_900, isFree: false, basedOn: 0 };
  expect(await refusalOf(await owner.send("PUT", nowhere, body))).toMatchObject({ status: 404 });
  expect(await api.db.selectFrom("offers").select("id").where("course_id", "is not", null).execute()).toEqual(
    [],
  );
});

test("a course that is sold by itself can be given by hand", async () => {
  const { api, owner, read, id, sell, publish, offer } = await academy();
  await sell(4_900);
  await publish();
  const ann = await signInLearner(api, "Ann");
  const gift = { email: ann.email, name: "", offer, until: null, note: "" };
  const why = { sendsMail: false, reason: "a friend" };
  const given = await owner.post("/api/studio/learners/access", { ...gift, ...why });
  expect(given.status).toBeLessThan(300);
  expect(await read<CourseView>(`/api/courses/${id}`, ann)).toMatchObject({ isEntitled: true });
  expect(await read<CourseView>(`/api/courses/${id}`, ann)).toMatchObject({
    openingOffers: [offer],
  });
});
