import type { OffersView } from "@academy/contract/orders";
import type { LaunchView } from "@academy/contract/studio/settings";
import type { TodayView } from "@academy/contract/studio/today";
import { expect, onTestFinished, test } from "vitest";
import { openBrowser, signedIn } from "../../testing/browser.ts";
import { setUpDelivery } from "../../testing/data/set-up-delivery.ts";
import { liveEnv } from "../../testing/servers/live-env.ts";
import { startApi } from "../../testing/servers/start-api.ts";
import { seededDatabase } from "../../testing/servers/test-database.ts";

const sold = async (api: Awaited<ReturnType<typeof startApi>>) =>
  ((await (await openBrowser(api).get("/api/offers")).json()) as OffersView).offers
    .filter(({ opensSoon }) => !opensSoon)
    .map(({ key }) => key)
    .sort();

test("an academy that goes live sells what its owner has set up: at first what needs nothing, and everything once she is done", async () => {
  const untouched = await seededDatabase(onTestFinished);
  const early = await startApi({ databaseEnv: untouched, env: liveEnv });
  expect(await sold(early)).toEqual(["blueprintSelfGuided", "subscribePackage"]);
  const interest = { offer: "alumniGroup", name: "Ann", email: "ann@example.org" };
  expect((await openBrowser(early).post("/api/interest", interest)).status).toBe(200);
  await early.stop();

  const databaseEnv = await seededDatabase(onTestFinished);
  const demo = await startApi({ databaseEnv });
  const owner = await signedIn(demo, "owner");
  await setUpDelivery(owner, new Date());
  const launch = (await (await owner.get("/api/studio/settings/launch")).json()) as LaunchView;
  expect(launch.missing).toEqual([]);
  const today = (await (await owner.get("/api/studio/today")).json()) as TodayView;
  expect(today.waiting.debts).toEqual([]);
  await demo.stop();
  const live = await startApi({ databaseEnv, env: liveEnv });
  expect(await sold(live)).toEqual([
    "alumniGroup",
    "blueprintDeepDive",
    "blueprintGuided",
    "blueprintSelfGuided",
    "subscribePackage",
  ]);
});
