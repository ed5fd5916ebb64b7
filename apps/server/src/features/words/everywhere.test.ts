import type { PageEdits, PageSummary, PageWords } from "@academy/contract/studio/pages";
import { expect, test } from "vitest";
import { type Browser, signedIn } from "../../testing/browser.ts";
import { hostileText } from "../../testing/data/hostile-texts.ts";
import { startApi } from "../../testing/servers/start-api.ts";

const base = "/api/studio/pages";
const show = async (browser: Browser, id: string) =>
  (await (await browser.get(`${base}/${id}`)).json()) as PageWords;
const write = async (browser: Browser, id: string, edits: PageEdits) => {
  const { state } = await show(browser, id);
  const saved = await browser.send("PUT", `${base}/${id}/draft`, { basedOn: state, edits });
  expect(saved.status, `${id}: ${await saved.clone().text()}`).toBe(200);
  const { state: basedOn } = await show(browser, id);
  expect((await browser.post(`${base}/${id}/publish`, { basedOn })).status).toBe(204);
};
const wordsOf = async (browser: Pick<Browser, "get">, page: string) => {
  const html = await (await browser.get(page)).text();
  const file = /["'](\/words\/[0-9a-f]{16}\.js)["']/.exec(html)?.[1] ?? "";
  return (await browser.get(file)).text();
};

test("what is said at the checkout, to members and by Sage support is the owner's, wherever it is said", async () => {
  const api = await startApi({ pages: undefined });
  const owner = await signedIn(api, "owner");

  // Each page that can't be drawn here says so, and has no preview.
  const { items } = (await (await owner.get(base)).json()) as { items: PageSummary[] };
  for (const { id } of items) {
    const { hasPreview, parts } = await show(owner, id);
    expect(parts.flatMap(({ fields }) => fields).length, id).toBeGreaterThan(0);
    if (!hasPreview) expect((await owner.post(`${base}/${id}/preview`, {})).status, id).toBe(404);
  }

  // Of an offer, on the page that sells it: its parts can be other ones, and Sage names none that is gone.
  const features: { from: number; edits: Record<string, string> }[] = [
    { from: 1, edits: { name: "A circle of friends" } },
    { from: 3, edits: {} },
  ];
  await write(owner, "blueprint", { "guided-words": { features, shortDescription: hostileText } });
  const sales = await (await api.get("/healers-business-blueprint")).text();
  expect(sales).toContain("A circle of friends");
  expect(sales).not.toContain("6 months of monthly group support calls");
  expect(sales).not.toContain("<img src=x");
  const answer = async (message: string) =>
    ((await (await api.post("/api/chat", { message })).json()) as { response: string }).response;
  expect(await answer("What is in the Guided Journey?")).toContain("A circle of friends");
  const calls = await answer("Are there live calls?");
  expect(calls).toContain("A circle of friends");
  expect(calls).not.toContain("6 months");
  expect(await answer("Is there a community?")).toContain("a circle of friends");

  // Pages that are made in the browser read the same file before anything else.
  await write(owner, "checkout", { "checkout-page": { submit: "On to payment" } });
  expect(await wordsOf(api, "/checkout/subscribePackage")).toContain('"submit":"On to payment"');
  await write(owner, "dashboard", { "dashboard-page": { welcome: "Good to see you" } });
  expect(await wordsOf(owner, "/")).toContain('"welcome":"Good to see you"');

  // Sage's help, and what it says by itself.
  const help = "“{changeCard}” is the button. In your settings, under {orders}, is the rest.";
  await write(owner, "help", {
    "help-articles": { "receipts.text": help },
    "sage-talk": { thanks: "Gladly, dear." },
  });
  expect(await answer("Where are my receipts?")).toContain("under Orders, is the rest.");
  expect(await answer("Thank you")).toBe("Gladly, dear.");
  await write(owner, "orders", { "my-orders": { heading: "Purchases" } });
  expect(await answer("Where are my receipts?")).toContain("under Purchases, is the rest.");
});
