import type { TodayView } from "@academy/contract/studio/today";
import { expect, test } from "vitest";
import { openBrowser, signedIn } from "../../../testing/browser.ts";
import { startApi } from "../../../testing/servers/start-api.ts";

test("who asks about the alumni group is owed an invitation, until it is sent or the owner moves them on", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const visitor = openBrowser(api);
  const ask = (name: string, offer = "alumniGroup") =>
    visitor.post("/api/interest", { offer, name, email: `${name.toLowerCase()}@example.org` });
  const waiting = async () => ((await (await owner.get("/api/studio/today")).json()) as TodayView).waiting;
  const owed = async () =>
    (await waiting()).debts.filter(({ kind }) => kind === "invitation").map(({ about }) => about);
  expect(await owed()).toEqual([]);
  await ask("Ann");
  await ask("Bo");
  await ask("Cy", "blueprintGuided");
  expect(await owed()).toEqual(["Ann", "Bo"]);
  const [first] = (await waiting()).debts.filter(({ kind }) => kind === "invitation");
  expect(first?.path).toBe("/studio/members?invite=ann%40example.org#invitations");
  expect((await waiting()).debtCount.count).toBe(2);

  expect((await owner.post("/api/studio/invitations", { email: "ann@example.org" })).ok).toBe(true);
  expect(await owed()).toEqual(["Bo"]);
  await api.db.updateTable("leads").set({ stage: "not-now" }).where("email", "=", "bo@example.org").execute();
  expect(await owed()).toEqual([]);
  expect((await waiting()).debtCount.count).toBe(0);
});
