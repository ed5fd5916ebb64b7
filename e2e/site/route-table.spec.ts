import { newMember } from "../support/people.ts";
import { askedAtTheGate, expect, test } from "../support/visit.ts";

/** Path by kind of visitor: the status that is answered, where one ends up, and the screen that is seen. */
type Screen = { status: number; at?: string; heading: string };
const archetypes = { status: 200, heading: "The Lightworker Archetype Quiz" };
const noCertificate = { status: 404, heading: "No certificate has this number" };
const notFound = { status: 404, heading: "404 Page Not Found" };
const dashboard = { status: 200, at: "/", heading: "Welcome, Ada" };
const gate = { status: 200, at: "/sign-in", heading: "Welcome back" };

type Row = [path: string, visitor: Screen, member: Screen];
const screen = (heading: string): Screen => ({ status: 200, heading });
const forBoth = (path: string, heading: string): Row[] => [[path, screen(heading), screen(heading)]];

const table: Row[] = [
  ["/", { ...archetypes, at: "/quiz" }, dashboard],
  ["/quiz", archetypes, archetypes],
  ["/test-results", { status: 200, heading: "The Sacred Teacher" }, notFound],
  ["/home", screen("Your gift came without instructions."), notFound],
  ...forBoth("/healers-business-blueprint", "Healer's Business Blueprint"),
  ...forBoth("/healers-roadmap", "Healer's Business Blueprint"),
  ...forBoth("/alumni-group", "Career Changer Alumni Group"),
  ...forBoth("/subscribe", "The whole academy, once and for good"),
  ...forBoth("/about-elena-marlowe", "Elena Marlowe"),
  ...forBoth("/contact", "Write to us"),
  ...forBoth("/privacy", "Privacy Policy"),
  ...forBoth("/terms", "Terms of Service"),
  ["/sign-in", { status: 200, heading: "Welcome back" }, { status: 200, heading: "You are signed in" }],
  [
    "/reset-password?token=0123456789",
    { status: 200, heading: "Choose a new password" },
    { status: 200, heading: "Choose a new password" },
  ],
  ["/profile", gate, screen("Ada Marsh")],
  ["/resources", gate, screen("Resources")],
  ["/verify/00000000-0000-4000-8000-000000000000", noCertificate, noCertificate],
  ["/settings", gate, { status: 200, heading: "Settings" }],
  ["/studio/helper", gate, { status: 200, heading: "This page is not open to you" }],
  ["/claim-owner?token=0123456789", gate, { status: 200, heading: "Become the owner" }],
  ["/api/login", gate, dashboard],
  ["/api/login?returnTo=/settings", gate, { status: 200, at: "/settings", heading: "Settings" }],
  ["/api/logout", { ...archetypes, at: "/quiz" }, { ...archetypes, at: "/quiz" }],
  ["/no-such-page", notFound, notFound],
  ["/settings/no-such-page", notFound, notFound],
  ["/dev/mail", { status: 200, heading: "Kept mail" }, { status: 200, heading: "Kept mail" }],
  ["/dev/ui", { status: 200, heading: "Specimen book" }, { status: 200, heading: "Specimen book" }],
];

test.use({ expectedConsole: [new RegExp(`404 \\(Not Found\\)|${askedAtTheGate.source}`)] });

for (const who of ["visitor", "member"] as const) {
  test(`every path answers a ${who} with its status and its screen`, async ({ page }) => {
    test.setTimeout(180_000);
    for (const [path, visitor, member] of table) {
      const { status, at, heading } = who === "member" ? member : visitor;
      await test.step(`${path}: ${status}, ${heading}`, async () => {
        // A path may sign out.
        if (who === "member" && (await page.request.get("/api/auth/user")).status() === 401) {
          await newMember(page);
        }
        const response = await page.goto(path);
        expect(response?.status(), path).toBe(status);
        await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(heading);
        expect(new URL(page.url()).pathname).toBe(at ?? path.replace(/\?.*/, ""));
      });
    }
  });
}

test("an unknown call is refused in JSON", async ({ request }) => {
  const response = await request.get("/api/no-such-call");
  expect(response.status()).toBe(404);
  expect(await response.json()).toMatchObject({ code: "NOT_FOUND" });
});
