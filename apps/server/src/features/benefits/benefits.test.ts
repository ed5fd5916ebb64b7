import { firstOfferBenefits } from "@academy/content/benefits";
import { sampleSpaceLink } from "@academy/content/pages/benefit-words";
import type { HeldBenefitView } from "@academy/contract/learning/benefits";
import type { OffersView, OrdersPage } from "@academy/contract/orders";
import type { StudioBenefit } from "@academy/contract/studio/benefits";
import type { StudioOffer } from "@academy/contract/studio/offers";
import type { TodayView } from "@academy/contract/studio/today";
import { expect, onTestFinished, test } from "vitest";
import { type Browser, openBrowser, signedIn } from "../../testing/browser.ts";
import { buy } from "../../testing/data/buyers.ts";
import { give, signInLearner } from "../../testing/data/learners.ts";
import { newStaff } from "../../testing/data/staff.ts";
import { nextMail } from "../../testing/mailbox.ts";
import { movingClock } from "../../testing/moving-clock.ts";
import { refusalOf } from "../../testing/refusal.ts";
import { liveEnv } from "../../testing/servers/live-env.ts";
import { startApi } from "../../testing/servers/start-api.ts";
import { seededDatabase } from "../../testing/servers/test-database.ts";
import { seedSampleSpaces } from "./public.ts";

const start = new Date("2031-08-31T10:00:00.000Z");
const inSixMonths = "2032-02-29T23:59:59.999Z";

async function academy(options: Parameters<typeof startApi>[0] = {}) {
  const clock = movingClock(start);
  const api = await startApi({ now: clock.now, ...options });
  const owner = await signedIn(api, "owner");
  const read = async <Answer>(path: string, by: Browser = owner) =>
    (await (await by.get(path)).json()) as Answer;
  const offer = async (key: string) =>
    (await read<{ offers: StudioOffer[] }>("/api/studio/offers")).offers.find(
      (each) => each.key === key,
    ) as StudioOffer;
  const compose = async (key: string, benefits: object[], more: object = {}, by: Browser = owner) =>
    by.send("PUT", `/api/studio/offers/${key}/benefits`, {
      benefits,
      basedOn: (await offer(key)).version,
      ...more,
    });
  const known = async () => (await read<{ benefits: StudioBenefit[] }>("/api/studio/benefits")).benefits;
  const mine = async (by: Browser) =>
    (await read<{ benefits: HeldBenefitView[] }>("/api/my-benefits", by)).benefits;
  const onSale = async (key: string) =>
    (await read<OffersView>("/api/offers", openBrowser(api))).offers.find((each) => each.key === key);
  const spaceDebts = async () =>
    (await read<TodayView>("/api/studio/today")).waiting.debts.filter(({ kind }) => kind === "space-link");
  return { clock, api, owner, read, offer, compose, known, mine, onSale, spaceDebts };
}

test("checkout, order, receipt, welcome and the learner’s own page say the same list, with the same ends", async () => {
  const { api, read, mine, onSale } = await academy();
  const ann = await signInLearner(api, "Ann");
  const sold = (await onSale("blueprintGuided"))?.includes ?? [];
  expect(sold.map(({ kind }) => kind)).toEqual(["course", "calls", "space", "co-working", "recordings"]);
  expect(sold.map(({ until }) => until)).toEqual([null, inSixMonths, inSixMonths, inSixMonths, null]);

  const { order } = await buy(api, { offer: "blueprintGuided" }, ann);

  const state = await read<{ includes: object }>(`/api/orders/${order}/state`, ann);
  expect(state.includes).toEqual(sold);
  const [bought] = (await read<OrdersPage>("/api/my-orders", ann)).items;
  expect(bought?.includes).toEqual(sold);
  const held = await mine(ann);
  expect(held.map(({ name, until }) => [name, until])).toEqual(
    sold.filter(({ kind }) => kind !== "course").map(({ name, until }) => [name, until]),
  );
  expect(held[0]).toMatchObject({ from: start.toISOString(), offers: ["blueprintGuided"] });
  for (const letter of [await nextMail(api, ann.email), await nextMail(api, ann.email)]) {
    for (const { name } of sold) expect(letter.text).toContain(name);
    expect(letter.text).toContain("Monthly group support calls, until February 29, 2032");
  }
  const bo = await signInLearner(api, "Bo");
  expect(await mine(bo)).toEqual([]);
  expect((await openBrowser(api).get("/api/my-benefits")).status).toBe(401);
});

test("an owner composes an offer: buyers from then on get it, those before keep theirs, and two tabs don’t overwrite", async () => {
  const { api, owner, read, offer, compose, known, mine, onSale } = await academy();
  const [ann, bo] = [await signInLearner(api, "Ann"), await signInLearner(api, "Bo")];
  await buy(api, { offer: "blueprintGuided" }, ann);
  const words = { kind: "session", name: "Check-in", more: "Half an hour.", session: null };
  expect(await refusalOf(await owner.post("/api/studio/benefits", words))).toMatchObject({
    field: "session",
  });
  const session = { minutes: 30, times: 1, each: "month" };
  const made = await owner.post("/api/studio/benefits", { ...words, session });
  expect(made.status).toBe(201);
  const { id } = (await made.json()) as { id: string };
  expect(await refusalOf(await owner.post("/api/studio/benefits", { ...words, session }))).toMatchObject({
    field: "name",
  });

  const wanted = [
    { benefit: "group-calls", months: 3 },
    { benefit: id, months: null },
  ];
  const { version } = await offer("blueprintGuided");
  expect((await compose("blueprintGuided", wanted)).status).toBe(204);
  expect(await refusalOf(await compose("blueprintGuided", [], { basedOn: version }))).toMatchObject({
    status: 409,
  });
  expect((await offer("blueprintGuided")).benefits).toEqual(wanted);
  await buy(api, { offer: "blueprintGuided" }, bo);

  expect((await mine(bo)).map(({ name, until }) => [name, until])).toEqual([
    ["Monthly group support calls", "2031-11-30T23:59:59.999Z"],
    ["Check-in", null],
  ]);
  expect((await mine(ann)).map((each) => each.id)).toEqual(
    firstOfferBenefits.blueprintGuided.map(({ benefit }) => benefit),
  );
  expect((await read<OrdersPage>("/api/my-orders", ann)).items[0]?.includes).toHaveLength(5);
  expect((await onSale("blueprintGuided"))?.includes.map(({ name }) => name)).toContain("Check-in");
  const given = await signInLearner(api, "Cy");
  await give(api.db, given.id, "blueprintGuided", start);
  expect(
    (await mine(given)).map((each) => each.name),
    "given as it is sold today",
  ).toContain("Check-in");

  const dee = await signInLearner(api, "Dee");
  const gift = { email: dee.email, name: "", offer: "blueprintGuided", until: "2031-10-01", note: "" };
  await owner.post("/api/studio/learners/access", { ...gift, sendsMail: false, reason: "To try it" });
  expect(
    new Set((await mine(dee)).map(({ until }) => until?.slice(0, 10))),
    "until the day that was chosen",
  ).toEqual(new Set(["2031-10-01"]));

  const archive = (benefit: string, isArchived = true) =>
    owner.send("PUT", `/api/studio/benefits/${benefit}/archived`, { isArchived });
  expect(await refusalOf(await archive(id))).toMatchObject({ status: 409 });
  expect((await compose("blueprintGuided", wanted.slice(0, 1))).status).toBe(204);
  expect((await archive(id)).status).toBe(204);
  expect((await known()).find((each) => each.id === id)).toMatchObject({ isArchived: true, offers: [] });
  expect(await refusalOf(await compose("blueprintGuided", wanted))).toMatchObject({ status: 409 });
  expect(
    (await mine(bo)).map(({ name }) => name),
    "what was bought stays",
  ).toContain("Check-in");
  expect((await archive("no-such-benefit")).status).toBe(404);
  const twice = [wanted[0], wanted[0]] as object[];
  expect(await refusalOf(await compose("blueprintGuided", twice))).toMatchObject({ field: "benefits" });
  const editor = await newStaff(api, "editor");
  expect((await compose("blueprintGuided", [], {}, editor)).status).toBe(403);
  const audit = await api.db.selectFrom("audit_entries").select("action").orderBy("id").execute();
  expect(audit.map(({ action }) => action)).toEqual([
    "benefit.made",
    "offer.composed",
    "access.given",
    "offer.composed",
    "benefit.archived",
  ]);
});

test("a space opens to those who hold it alone, once its address is there; until then the owner owes it", async () => {
  const { clock, api, owner, mine, spaceDebts } = await academy();
  const [ann, bo] = [await signInLearner(api, "Ann"), await signInLearner(api, "Bo")];
  const { order } = await buy(api, { offer: "blueprintGuided" }, ann);
  const open = (by: Browser, id = "community") => by.post(`/api/benefits/${id}/open`);
  const link = "https://community.example.org/guided?key=secret";
  const put = (wanted: unknown, basedOn: string | null, id = "community") =>
    owner.send("PUT", `/api/studio/benefits/${id}/link`, { link: wanted, basedOn });

  expect(await refusalOf(await open(ann))).toMatchObject({ status: 409 });
  expect(await spaceDebts()).toMatchObject([{ kind: "space-link", about: "Private community" }]);
  for (const wrong of ["http://a.example", "javascript:alert(1)", "", 5]) {
    expect((await put(wrong, null)).status, String(wrong)).toBe(400);
  }
  expect((await put(link, null, "group-calls")).status, "not a space").toBe(404);
  expect((await put(link, null)).status).toBe(204);
  expect((await put("https://other.example", null)).status, "another tab was faster").toBe(409);

  expect(await (await open(ann)).json()).toEqual({ url: link });
  expect(JSON.stringify(await mine(ann)), "not before it is opened").not.toContain("secret");
  expect((await open(ann, "alumni-space")).status, "another tier’s").toBe(404);
  expect((await open(bo)).status).toBe(404);
  expect((await open(bo, "no-such-space")).status).toBe(404);
  expect((await open(openBrowser(api))).status).toBe(401);
  expect(await spaceDebts()).toEqual([]);

  clock.moveMinutes(190 * 24 * 60);
  const again = await ann.signInAgain();
  expect((await open(again)).status, "after six months").toBe(404);
  expect(order).toBeTruthy();
  const audit = await api.db.selectFrom("audit_entries").select(["action", "detail"]).execute();
  expect(audit).toEqual([{ action: "space-link.set", detail: { host: "community.example.org" } }]);
});

test("a demo’s spaces open a page that says it is a sample, until the owner has her own; a live start has none of them", async () => {
  const databaseEnv = await seededDatabase(onTestFinished);
  const { api, owner, mine, read, known, spaceDebts } = await academy({ databaseEnv });
  const ann = await signInLearner(api, "Ann");
  await buy(api, { offer: "blueprintGuided" }, ann);
  const open = () => ann.post("/api/benefits/community/open");
  const isReady = async () => (await mine(ann)).find(({ id }) => id === "community")?.isReady;
  const spaces = async () =>
    (await read<{ calendar: { spaces: object[] } }>("/api/my-learning", ann)).calendar.spaces;
  const put = (link: string | null, basedOn: string | null) =>
    owner.send("PUT", "/api/studio/benefits/community/link", { link, basedOn });
  const links = async () =>
    (await known()).filter(({ kind }) => kind === "space").map(({ id, link }) => [id, link]);
  expect([await isReady(), await spaces()]).toEqual([false, []]);

  await seedSampleSpaces(api.db as never, start);
  expect(await (await open()).json()).toEqual({ url: sampleSpaceLink });
  expect([await isReady(), await spaces()]).toEqual([true, [{ id: "community", name: "Private community" }]]);
  expect(await spaceDebts()).toEqual([]);

  // What the owner takes away stays away, also at the next start.
  expect((await put(null, sampleSpaceLink)).status).toBe(204);
  await seedSampleSpaces(api.db as never, start);
  expect((await open()).status).toBe(409);
  expect((await put("https://community.example.org/", null)).status).toBe(204);
  expect(await links()).toEqual([
    ["community", "https://community.example.org/"],
    ["alumni-space", sampleSpaceLink],
  ]);
  await api.stop();
  const live = await startApi({ databaseEnv, env: liveEnv });
  const kept = await live.db
    .selectFrom("benefits")
    .select(["id", "link"])
    .where("link", "is not", null)
    .execute();
  expect(kept).toEqual([{ id: "community", link: "https://community.example.org/" }]);
});
