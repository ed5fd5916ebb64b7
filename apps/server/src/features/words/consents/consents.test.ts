import type { MediaDetails } from "@academy/contract/studio/media";
import type { LaunchView } from "@academy/contract/studio/settings";
import type { TestimonialView } from "@academy/contract/studio/testimonials";
import { expect, test } from "vitest";
import { type Browser, signedIn } from "../../../testing/browser.ts";
import { aPicture, upload } from "../../../testing/data/uploads.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { startApi } from "../../../testing/servers/start-api.ts";
import { consentPersonalData, refuseWithoutConsent } from "./consents.ts";
import { isCovered, places, testimonialsIn } from "./testimonials.ts";

const list = async (owner: Browser) =>
  ((await (await owner.get("/api/studio/testimonials")).json()) as { items: TestimonialView[] }).items;
const edits = {
  "home-page": {
    "testimonials.items": [{ from: 0, edits: { text: "It helped. <b>Really</b>", author: "Ann Lee" } }],
  },
};
const body = {
  person: "Ann Lee-Moser",
  email: "ann@example.org",
  consentedOn: "2026-01-05",
  how: "email",
  coversWords: true,
  coversName: true,
  coversPicture: false,
  note: "“Yes, gladly”, January 5",
} as const;

test("consent is to these words and this name, and to the picture where there is one", () => {
  const voices = testimonialsIn((key) =>
    key === "testimonial-cards" ? [{ text: "A", firstName: "Bo", initial: "C." }] : undefined,
  );
  expect(voices).toMatchObject([{ text: "A", author: "Bo C.", hasPicture: false, claim: "blueprint-cards" }]);
  const consent = { covers_words: true, covers_name: true, covers_picture: false };
  expect(isCovered({ hasPicture: false }, consent)).toBe(true);
  expect(isCovered({ hasPicture: true }, consent)).toBe(false);
  expect(isCovered({ hasPicture: false }, { ...consent, covers_name: false })).toBe(false);
  expect(isCovered({ hasPicture: false }, undefined)).toBe(false);
});

test("a new testimonial takes over nothing of another person’s, and comes with the record that they agreed", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const added = {
    consent: { ...body, coversName: true },
    place: "home",
    text: "The list is on the fridge.",
    author: "Rosa T.",
    craft: "Herbalist",
    primary: null,
    secondary: null,
    picture: null,
  } as const;
  const add = (changes: object) => owner.send("POST", "/api/studio/testimonials", { ...added, ...changes });
  const without = (name: string) => add({ consent: { ...body, [name]: false } });
  expect(await refusalOf(await without("coversWords"))).toMatchObject({ field: "coversWords" });
  expect(await refusalOf(await without("coversName"))).toMatchObject({ field: "coversName" });
  expect(await refusalOf(await add({ secondary: "artist" }))).toMatchObject({ field: "primary" });
  expect(await refusalOf(await add({ place: "blueprint-pair", author: "Rosa" }))).toMatchObject({
    field: "author",
  });
  expect(await refusalOf(await add({ text: "It cost me $50." }))).toMatchObject({
    field: expect.stringMatching(/\.text$/),
  });
  expect((await list(owner)).some(({ isDraft, consent }) => isDraft || consent)).toBe(false);

  expect(await (await add({})).json()).toMatchObject({ page: "Home", pageId: "home" });
  const entry = (await list(owner)).find(({ author }) => author === "Rosa T.");
  expect(entry).toMatchObject({ isDraft: true, isCovered: true, pageId: "home" });
  const { edits: written } = (await (await owner.get("/api/studio/pages/home")).json()) as {
    edits: Record<string, Record<string, object[]>>;
  };
  expect(written["home-page"]?.["testimonials.items"]?.at(-1)).toEqual({
    from: 0,
    edits: {
      text: added.text,
      author: added.author,
      profession: added.craft,
      primaryArchetype: null,
      secondaryArchetype: null,
      picture: null,
    },
  });
  const { mediaId } = await upload(owner, "rosa.jpg", await aPicture());
  const { picture } = (await (await owner.get(`/api/studio/media/${mediaId}`)).json()) as MediaDetails;
  const shown = { author: "Rosa P.", picture: { ...picture, alt: "Rosa among her pots" } };
  expect(await refusalOf(await add(shown))).toMatchObject({ field: "coversPicture" });
  expect(await (await add({ ...shown, consent: { ...body, coversPicture: true } })).json()).toMatchObject({
    pageId: "home",
  });
  expect((await list(owner)).find(({ author }) => author === shown.author)).toMatchObject({
    hasPicture: true,
    isCovered: true,
    consent: { coversPicture: true },
  });
  // Beside what is written of the page already, and on the others as they take it.
  expect((await add({ text: "Two.", primary: "artist", secondary: "mystic" })).status).toBe(200);
  for (const place of ["quiz", "blueprint-carousel", "blueprint-cards", "blueprint-pair", "subscribe"]) {
    expect((await add({ place })).status, place).toBe(200);
  }
  expect((await list(owner)).filter(({ author }) => author === "Rosa T.")).toHaveLength(7);
});

test("each testimonial has a record of consent, counted before the launch, and needed to be published live", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const first = await list(owner);
  expect(first.length).toBeGreaterThan(places.length);
  expect(first.every(({ isSample, isDraft, consent }) => isSample && !isDraft && consent === null)).toBe(
    true,
  );
  const launch = async () => (await (await owner.get("/api/studio/settings/launch")).json()) as LaunchView;
  expect(await launch()).toMatchObject({ withoutConsent: first.length });
  expect((await launch()).checks).toContainEqual({ id: "consents", isDone: false });

  const { state } = (await (await owner.get("/api/studio/pages/home")).json()) as { state: string };
  expect((await owner.send("PUT", "/api/studio/pages/home/draft", { basedOn: state, edits })).status).toBe(
    200,
  );
  const written = (await list(owner)).find(({ isDraft }) => isDraft);
  expect(written).toMatchObject({ author: "Ann Lee", isSample: false, isCovered: false, page: "Home" });
  const path = `/api/studio/testimonials/${written?.id}/consent`;
  await expect(refuseWithoutConsent(api.db, "home", edits)).rejects.toMatchObject({
    message: expect.stringContaining("Ann Lee"),
  });
  // Another page, and what the academy began with, are none of it.
  await refuseWithoutConsent(api.db, "quiz", edits);
  await refuseWithoutConsent(api.db, "home", {});

  const refused = await owner.send("PUT", path, { ...body, consentedOn: "2999-01-01" });
  expect(await refusalOf(refused)).toMatchObject({ field: "consentedOn" });
  for (const wrong of [{ person: " " }, { email: "nobody" }, { how: "by magic" }, { note: "a\nb" }]) {
    expect((await owner.send("PUT", path, { ...body, ...wrong })).status, JSON.stringify(wrong)).toBe(400);
  }
  expect((await owner.send("PUT", "/api/studio/testimonials/nobody/consent", body)).status).toBe(404);
  expect((await owner.send("PUT", path, { ...body, coversName: false })).status).toBe(204);
  await expect(refuseWithoutConsent(api.db, "home", edits)).rejects.toThrow();
  expect((await owner.send("PUT", path, body)).status).toBe(204);
  expect((await list(owner)).find(({ isDraft }) => isDraft)).toMatchObject({
    isCovered: true,
    consent: body,
  });
  await refuseWithoutConsent(api.db, "home", edits);

  // It belongs to whoever is named by their address.
  const ann = { id: "no-account", email: "ann@example.org" };
  expect(await consentPersonalData.collect(api.db, ann)).toMatchObject([{ person: "Ann Lee-Moser" }]);
  await api.db.transaction().execute((tx) => consentPersonalData.remove(tx, ann));
  expect((await owner.send("DELETE", path)).status).toBe(404);
  expect((await owner.send("PUT", path, body)).status).toBe(204);
  expect((await owner.send("DELETE", path)).status).toBe(204);
  await expect(refuseWithoutConsent(api.db, "home", edits)).rejects.toThrow();
  const noted = await api.db
    .selectFrom("audit_entries")
    .select("action")
    .where("subject_kind", "=", "testimonial")
    .execute();
  expect(noted.map(({ action }) => action).sort()).toEqual([
    "consent.recorded",
    "consent.recorded",
    "consent.recorded",
    "consent.removed",
  ]);
});
