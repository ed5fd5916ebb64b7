import type { LaunchView } from "@academy/contract/studio/settings";
import type { TestimonialView } from "@academy/contract/studio/testimonials";
import { expect, test } from "vitest";
import { type Browser, signedIn } from "../../../testing/browser.ts";
import { newStaff } from "../../../testing/data/staff.ts";
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
  const editor = await newStaff(api, "editor");
  expect((await editor.get("/api/studio/testimonials")).status).toBe(403);
});
