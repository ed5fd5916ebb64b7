import { sampleEnrollments } from "@academy/content/proof/social-proof";
import { expect, test } from "vitest";
import { type Api, type Browser, signedIn } from "../../testing/browser.ts";
import { liveEnv } from "../../testing/servers/live-env.ts";
import { startApi } from "../../testing/servers/start-api.ts";

const shown = async (api: Api) => (await api.get("/api/social-proof")).json();
const choose = (browser: Browser, mode: string) => browser.send("PUT", "/api/studio/social-proof", { mode });

test("a demo shows the eighteen samples, in their order", async () => {
  const api = await startApi();

  expect(await shown(api)).toEqual({ mode: "sample", entries: sampleEnrollments });
  expect(sampleEnrollments.map(({ id }) => id)).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
});

test("a live academy shows none until its owner chooses", async () => {
  const api = await startApi({ env: liveEnv });

  expect(await shown(api)).toEqual({ mode: "off", entries: [] });
});

test("the owner chooses between samples, real enrollments and none", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");

  expect((await choose(owner, "loud")).status).toBe(400);
  expect(await shown(api)).toMatchObject({ mode: "sample" });

  expect(await (await choose(owner, "off")).json()).toEqual({ mode: "off" });
  expect(await shown(api)).toEqual({ mode: "off", entries: [] });
  // Nobody has enrolled with consent yet, and nobody is made up in their place.
  await choose(owner, "real");
  expect(await shown(api)).toEqual({ mode: "real", entries: [] });
  await choose(owner, "sample");
  expect(await shown(api)).toMatchObject({ mode: "sample", entries: { length: 18 } });

  expect(await (await owner.get("/api/studio/social-proof")).json()).toEqual({ mode: "sample" });
  const late = await owner.send("PUT", "/api/studio/social-proof", { mode: "off", was: "real" });
  expect(late.status, "another owner was there first").toBe(409);
  const noted = await api.db.selectFrom("audit_entries").select("detail").execute();
  expect(noted.map(({ detail: { from, to } }) => `${from} → ${to}`).sort()).toEqual([
    "off → real",
    "real → sample",
    "sample → off",
  ]);
});
