import type { Page } from "@playwright/test";
import { goWithin } from "../support/go-within.ts";
import { newMember } from "../support/people.ts";
import { studioPaths } from "../support/studio.ts";
import { isAlive } from "../support/time.ts";
import { askedAtTheGate, expect, test } from "../support/visit.ts";

/**
 * Path by kind of visitor: the status that is answered, where one ends up, and the screen that is seen. What is seen is
 * in the page as it is served, or the browser finds out.
 */
type Screen = { status: number; at?: string; heading: string; isFoundOut?: true };
const served = (heading: string): Screen => ({ status: 200, heading });
const foundOut = (heading: string, at?: string): Screen => ({
  status: 200,
  heading,
  isFoundOut: true,
  ...(at ? { at } : {}),
});
const archetypes = served("The Lightworker Archetype Quiz");
const notFound: Screen = { status: 404, heading: "404 Page Not Found" };
const dashboard = foundOut("Welcome, Ada", "/");
const gate = foundOut("Welcome back", "/sign-in");
const notTheirs = foundOut("You don’t have access to this page");
/**
 * Every page of the studio is answered with one document, and stands in one frame: what that does is seen at its door
 * and at one page deep within, and with a member at all of them (studio/doors.spec.ts).
 */
const withIds = (path: string) => path.replace(/:\w+/g, "00000000-0000-7000-8000-000000000000");
const ofOneLead = withIds("/studio/leads/:id");

type Row = [path: string, visitor: Screen, member: Screen];
const forBoth = (path: string, screen: Screen): Row => [path, screen, screen];

const table: Row[] = [
  ["/", { ...archetypes, at: "/quiz" }, dashboard],
  forBoth("/quiz", archetypes),
  ["/test-results", served("The Sacred Teacher"), notFound],
  // At this address the browser has another page than the one that is answered.
  ["/home", served("Your gift came without instructions."), { ...notFound, isFoundOut: true }],
  forBoth("/healers-business-blueprint", served("Healer’s Business Blueprint")),
  forBoth("/healers-roadmap", served("Healer’s Business Blueprint")),
  forBoth("/free-lesson", served("What people already come for")),
  forBoth("/alumni-group", served("Career Changer Alumni Group")),
  forBoth("/subscribe", served("The complete academy, one payment")),
  forBoth("/about-elena-marlowe", served("Elena Marlowe")),
  forBoth("/contact", served("Contact us")),
  forBoth("/privacy", served("Privacy Policy")),
  forBoth("/terms", served("Terms of Service")),
  forBoth("/checkout/blueprintGuided", foundOut("Guided Journey & Implementation Support")),
  forBoth("/checkout/no-such-offer", { ...notFound, isFoundOut: true }),
  forBoth("/test-checkout/no-such-checkout", foundOut("Test checkout not found")),
  forBoth("/thank-you?order=no-such-order", foundOut("We can’t find this order")),
  forBoth("/welcome?token=0123456789", foundOut("Everything’s ready")),
  ["/sign-in", served("Welcome back"), foundOut("You’re signed in")],
  forBoth("/reset-password?token=0123456789", foundOut("Choose a new password")),
  forBoth("/restore-email?token=0123456789", foundOut("Get your account back")),
  forBoth("/two-step-off?token=0123456789", foundOut("Turn off two-step verification")),
  ["/profile", gate, foundOut("Ada Marsh")],
  ["/resources", gate, foundOut("Resources")],
  ["/search", gate, foundOut("Search")],
  ["/recordings", gate, foundOut("Recordings")],
  ["/calendar", gate, foundOut("Calendar")],
  ["/sessions", gate, foundOut("Your sessions")],
  ["/made-for-you", gate, foundOut("Made for you")],
  forBoth("/calendar/reminders-off", foundOut("That didn’t work")),
  forBoth("/calendar/sample-call", foundOut("A sample room")),
  forBoth("/space/sample", foundOut("A sample space")),
  forBoth("/verify/00000000-0000-4000-8000-000000000000", {
    ...foundOut("No certificate has this number"),
    status: 404,
  }),
  ["/settings", gate, foundOut("Settings")],
  ...studioPaths.map((path): Row => [withIds(path), gate, notTheirs]),
  forBoth("/studio/no-such-page", notFound),
  ["/claim-owner?token=0123456789", gate, foundOut("Become the owner")],
  ["/api/login", { ...served("Welcome back"), at: "/sign-in" }, dashboard],
  [
    "/api/login?returnTo=/settings",
    { ...served("Welcome back"), at: "/sign-in" },
    foundOut("Settings", "/settings"),
  ],
  forBoth("/api/logout", { ...archetypes, at: "/quiz" }),
  forBoth("/no-such-page", notFound),
  forBoth("/settings/no-such-page", notFound),
  forBoth("/dev/mail", served("Saved email")),
  forBoth("/dev/ui", served("Specimen book")),
];

test.use({ expectedConsole: [new RegExp(`404 \\(Not Found\\)|${askedAtTheGate.source}`)] });

for (const who of ["visitor", "member"] as const) {
  test(`every path answers a ${who} with its status and its screen`, async ({ page }) => {
    const studio = await (await page.request.get("/studio")).text();
    for (const [path, visitor, member] of table) {
      const screen = who === "member" ? member : visitor;
      await test.step(`${path}: ${screen.status}, ${screen.heading}`, async () => {
        // A path may sign out.
        if (who === "member" && (await page.request.get("/api/auth/user")).status() === 401) {
          await newMember(page);
        }
        const at = { at: path.replace(/\?.*/, ""), ...screen }.at;
        if (screen.isFoundOut && path.startsWith("/studio/")) {
          await expectDocument(page, path, studio);
          if (path === ofOneLead) await expectFoundOutWithin(page, path, { ...screen, at });
        } else if (screen.isFoundOut) await expectFoundOut(page, path, { ...screen, at });
        else await expectServed(page, path, { ...screen, at });
      });
    }
  });
}

async function expectServed(page: Page, path: string, { status, at, heading }: Screen) {
  const response = await page.request.get(path);
  expect(response.status(), path).toBe(status);
  expect(new URL(response.url()).pathname).toBe(at);
  const headings = await page.evaluate(
    (html) =>
      [...new DOMParser().parseFromString(html, "text/html").querySelectorAll("h1")].map(({ textContent }) =>
        textContent.replace(/\s+/g, " ").trim(),
      ),
    await response.text(),
  );
  expect(headings, path).toEqual([heading]);
}

async function expectFoundOut(page: Page, path: string, { status, at, heading }: Screen) {
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(status);
  await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(heading);
  expect(new URL(page.url()).pathname).toBe(at);
}

async function expectDocument(page: Page, path: string, html: string) {
  const response = await page.request.get(path);
  expect(response.status(), path).toBe(200);
  expect(await response.text(), path).toBe(html);
}

/** For paths that are answered with the very same document as `/studio`: its scripts, loaded before, find out. */
async function expectFoundOutWithin(page: Page, path: string, { at, heading }: Screen) {
  await page.waitForFunction(isAlive);
  // Whoever is led to sign in leaves this document on the way.
  await goWithin(page, path).catch(() => {});
  const isThere = ({ pathname, searchParams }: URL) =>
    pathname === at && (at === path || searchParams.get("returnTo") === path);
  await expect(page).toHaveURL(isThere);
  await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(heading);
}

test("an unknown call is refused in JSON", async ({ request }) => {
  const response = await request.get("/api/no-such-call");
  expect(response.status()).toBe(404);
  expect(await response.json()).toMatchObject({ code: "NOT_FOUND" });
});
