import type { APIRequestContext, Page } from "@playwright/test";
import { blueprintTiers } from "../../packages/content/src/offers.ts";
import { benefitWords } from "../../packages/content/src/pages/benefit-words.ts";
import { checkoutPage } from "../../packages/content/src/pages/buying/checkout-page.ts";
import { type ClaimId, claimIds } from "../../packages/content/src/proof/claim-ids.ts";
import { claims } from "../../packages/content/src/proof/claims.ts";
import { prerenderedPaths } from "../../packages/content/src/public-paths.ts";
import { liveOrigin, startLiveAcademy } from "../support/academies/live-academy.ts";
import { aBuyer } from "../support/buying.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, onPhoneAlone, test } from "../support/visit.ts";

const paths = prerenderedPaths.filter((path) => !path.startsWith("/dev/"));
const claiming = paths.filter((path) => claimIds.some((id) => claims[id].at.includes(path)));
const inLine = (text: string) => text.replace(/\s+/g, " ");

/** What a page says to readers and, in its structured data, to machines; scripts that run and styles aside. */
const textOf = (html: string) =>
  inLine(
    html
      .replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, "")
      .replace(/<!--.*?-->|<[^>]+>/g, (tag) => (/^<(\/?(span|b|strong|a)\b|!--)/.test(tag) ? "" : " "))
      .replaceAll("&#x27;", "'")
      .replaceAll("&amp;", "&"),
  );

/** Which claims are made, by their words; the links elsewhere by where they lead. */
const claimsIn = (text: string, html: string): ClaimId[] =>
  claimIds.filter((id) =>
    id === "home-addresses"
      ? html.includes("example.com/?sample")
      : claims[id].words.some((words) => text.includes(inLine(words))),
  );

const claimsAt = (path: string, among: readonly ClaimId[] = claimIds) =>
  among.filter((id) => claims[id].at.includes(path));

/** The academy’s pages are at another address here than its own: the name of somebody who waits is taken as from that one. */
const fromItsOwnAddress = (page: Page) =>
  page.route("**/api/interest", async (route) => {
    const headers = { ...route.request().headers(), origin: liveOrigin };
    await route.fulfill({ response: await route.fetch({ headers }) });
  });

/** As it would answer if its owner had connected payments. */
const withPayments = (page: Page) =>
  page.route("**/api/offers", async (route) => {
    await route.fulfill({ json: { ...(await (await route.fetch()).json()), payment: "stripe" } });
  });

async function sentClaims(request: APIRequestContext, url: string) {
  const html = await (await request.get(url)).text();
  return claimsIn(textOf(html), html);
}

/** Down to the end of the page, so that whatever waits until it is near is there. */
async function readThrough(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    for (let at = 0; at < document.body.scrollHeight; at += innerHeight) {
      window.scrollTo({ top: at, behavior: "instant" });
      await frame();
    }
  });
  await page.waitForLoadState("networkidle");
}

/** The same of the page that has come to life, down to its end. */
async function livingClaims(page: Page) {
  await readThrough(page);
  const html = await page.content();
  return claimsIn(textOf(html), html);
}

test("a demo makes every claim of the specification, each on its page", async ({ page }) => {
  for (const path of claiming) {
    expect(await sentClaims(page.request, path), path).toEqual(claimsAt(path));
  }
  await page.goto("/home");
  expect(await livingClaims(page)).toEqual(claimsAt("/home"));
});

/** Its own address is another than the one it is looked at under here: what pages count by themselves is refused. */
const notItsOwnAddress = /403 \(Forbidden\) \S+\/api\/funnel$/;

test.describe("a live academy whose owner has confirmed nothing", () => {
  test.use({ expectedConsole: [notItsOwnAddress] });

  // One journey, for one academy: to start it takes longer than to look at a page.
  test(
    "makes no claim, sent or alive, every page is whole without, and what it can’t deliver opens soon",
    onPhoneAlone,
    async ({ page }) => {
      const live = await startLiveAcademy("");
      try {
        await test.step("it sends none, and calls samples what they are", async () => {
          for (const path of paths) {
            expect(await sentClaims(page.request, live.url + path), path).toEqual([]);
          }
          await page.goto(`${live.url}/about-elena-marlowe`);
          await expect(page.getByText("Sample biography")).toBeVisible();
        });
        for (const path of claiming) {
          await test.step(`it makes none at ${path} either once it is alive, and the page is whole`, async () => {
            await page.goto(live.url + path);
            expect(await livingClaims(page)).toEqual([]);
            await expectNoSidewaysScroll(page);
            // The other address of the sales page has the very same on it.
            if (path !== "/healers-roadmap") await expectAccessible(page);
          });
        }
        await test.step("it makes none on a page that was reached from another", async () => {
          await page.goto(`${live.url}/contact`);
          await page.getByRole("contentinfo").getByRole("link", { name: "Alumni group" }).click();
          await expect(page.getByRole("heading", { level: 1 })).toHaveText("Career Changer Alumni Group");
          expect(await livingClaims(page)).toEqual([]);
        });
        await test.step("what nobody could deliver yet says beside its price that it opens soon", async () => {
          const [, guided, deepDive] = blueprintTiers;
          await page.goto(`${live.url}/healers-business-blueprint`);
          await readThrough(page);
          const soon = page.locator(".blueprint-tier").filter({ hasText: benefitWords.soon });
          await expect(soon.getByRole("heading")).toHaveText([guided.name, deepDive.name]);
          await page.goto(`${live.url}/alumni-group`);
          await readThrough(page);
          await expect(page.getByText(benefitWords.soon, { exact: true })).toBeVisible();
        });
        await test.step("and takes an address in place of money", async () => {
          await withPayments(page);
          await fromItsOwnAddress(page);
          const { name, email } = aBuyer();
          await page.goto(`${live.url}/checkout/blueprintGuided`);
          await expect(page.getByRole("heading", { name: checkoutPage.soon.heading })).toBeVisible();
          await expectNoSidewaysScroll(page);
          await expectAccessible(page);
          await page.getByLabel("Name", { exact: true }).fill(name);
          await page.getByLabel("Email").fill(email);
          await page.getByRole("button", { name: checkoutPage.closed.submit }).press("Enter");
          await expect(page.getByRole("heading", { name: checkoutPage.closed.done.heading })).toBeFocused();
        });
      } finally {
        await live.stop();
      }
    },
  );
});

test.describe("a live academy whose owner has confirmed some", () => {
  test.use({ expectedConsole: [notItsOwnAddress] });
  const confirmed: ClaimId[] = [
    "home-rating",
    "home-voices",
    "founder-years",
    "alumni-values",
    "blueprint-savings",
    "blueprint-cards",
    "blueprint-rating",
  ];

  test("makes those, and no longer calls them samples", async ({ page }) => {
    const live = await startLiveAcademy([...confirmed, "founder-story", "privacy"].join(","));
    try {
      for (const path of claiming) {
        expect(await sentClaims(page.request, live.url + path), path).toEqual(claimsAt(path, confirmed));
      }
      for (const path of ["/home", "/healers-business-blueprint"]) {
        await page.goto(live.url + path);
        expect(await livingClaims(page), path).toEqual(claimsAt(path, confirmed));
        await expect(page.getByText("Sample voices")).toHaveCount(0);
        await expect(page.getByText("Sample figures")).toHaveCount(0);
      }
      await page.goto(`${live.url}/about-elena-marlowe`);
      await expect(page.getByText("Sample biography")).toHaveCount(0);
      await expect(page.getByText("Sample figures")).toHaveCount(0);
      await page.goto(`${live.url}/privacy`);
      await expect(page.getByText("This is a sample.")).toHaveCount(0);
      await page.goto(`${live.url}/terms`);
      await expect(page.getByText("This is a sample and not legal advice.")).toBeVisible();
    } finally {
      await live.stop();
    }
  });
});
