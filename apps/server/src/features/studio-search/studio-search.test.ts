import type { StudioSearchResults } from "@academy/contract/studio/search";
import { expect, test } from "vitest";
import { signedIn } from "../../testing/browser.ts";
import { buy } from "../../testing/data/buyers.ts";
import { startApi } from "../../testing/servers/start-api.ts";

const base = "/api/studio/search";

test("the owner finds people and orders by how they begin; nobody else may", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const learner = await signedIn(api);
  const evil = "<img src=x onerror=alert(1)>";
  for (const [index, name] of ["Zoë Quill", "Quentin Ash", evil].entries()) {
    const lead = { name, email: `zz${index}@example.org`, phase1_answers: [] };
    expect((await api.post("/api/subscribe-lead", lead)).ok).toBe(true);
  }
  const find = async (q: string) => {
    const response = await owner.get(`${base}?q=${encodeURIComponent(q)}`);
    expect(response.status).toBe(200);
    return (await response.json()) as StudioSearchResults;
  };
  const names = async (q: string) => (await find(q)).leads.map(({ name }) => name);

  expect(await names(" ZOE ")).toEqual(["Zoë Quill"]);
  expect(await names("qui")).toEqual(["Zoë Quill"]);
  expect(await names("zz")).toEqual(["Zoë Quill", "Quentin Ash", evil]);
  expect(await names("<IMG")).toEqual([evil]);
  expect((await find(learner.email.slice(0, 5).toUpperCase())).learners.map(({ email }) => email)).toContain(
    learner.email,
  );
  expect((await find("LIND")).learners.map(({ email }) => email)).toContain(learner.email);
  const { order } = await buy(api, { offer: "subscribePackage", email: "buyer@example.org" });
  const bought = { id: order, name: "Ann Example", email: "buyer@example.org" };
  const number = expect.stringMatching(/^LA-\d{4}-00001$/);
  expect((await find("la-20")).orders).toEqual([{ ...bought, number }]);
  expect((await find("buyer@")).orders).toEqual([{ ...bought, number: null }]);
  expect((await find(order.toUpperCase())).orders).toEqual([{ ...bought, number: null }]);
  expect(await find("%")).toEqual({ leads: [], learners: [], orders: [] });

  for (const q of ["", "x".repeat(201), "\u0000"]) {
    expect((await owner.get(`${base}?q=${encodeURIComponent(q)}`)).status).toBe(400);
  }
});
