import { newMember } from "./people.ts";
import { expect, test } from "./visit.ts";

/** Path by kind of visitor: the status that is answered, where one ends up, and the screen that is seen. */
type Screen = { status: number; at?: string; heading: string };
const archetypes = { status: 200, heading: "The Lightworker Archetype Quiz" };
const notFound = { status: 404, heading: "404 Page Not Found" };
const gate = { status: 200, at: "/sign-in", heading: "Welcome back" };

const table: [path: string, visitor: Screen, member: Screen][] = [
  ["/", { ...archetypes, at: "/quiz" }, { ...archetypes, at: "/quiz" }],
  ["/quiz", archetypes, archetypes],
  ["/test-results", { status: 200, heading: "The Sacred Teacher" }, notFound],
  ["/sign-in", { status: 200, heading: "Welcome back" }, { status: 200, heading: "You are signed in" }],
  [
    "/reset-password?token=0123456789",
    { status: 200, heading: "Choose a new password" },
    { status: 200, heading: "Choose a new password" },
  ],
  ["/settings", gate, { status: 200, heading: "Settings" }],
  ["/claim-owner?token=0123456789", gate, { status: 200, heading: "Become the owner" }],
  ["/api/login", gate, { ...archetypes, at: "/quiz" }],
  ["/api/login?returnTo=/settings", gate, { status: 200, at: "/settings", heading: "Settings" }],
  ["/api/logout", { ...archetypes, at: "/quiz" }, { ...archetypes, at: "/quiz" }],
  ["/no-such-page", notFound, notFound],
  ["/settings/no-such-page", notFound, notFound],
  ["/dev/mail", { status: 200, heading: "Kept mail" }, { status: 200, heading: "Kept mail" }],
  ["/dev/ui", { status: 200, heading: "Specimen book" }, { status: 200, heading: "Specimen book" }],
];

test.use({ expectedConsole: [/404 \(Not Found\)|401 \(Unauthorized\)/] });

for (const [path, visitor, member] of table) {
  for (const [who, { status, at, heading }] of [
    ["visitor", visitor],
    ["member", member],
  ] as const) {
    test(`${path} for a ${who}: ${status}, ${heading}`, async ({ page }) => {
      if (who === "member") await newMember(page);
      const response = await page.goto(path);
      expect(response?.status()).toBe(status);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      expect(new URL(page.url()).pathname).toBe(at ?? path.replace(/\?.*/, ""));
    });
  }
}

test("an unknown call is refused in JSON", async ({ request }) => {
  const response = await request.get("/api/no-such-call");
  expect(response.status()).toBe(404);
  expect(await response.json()).toMatchObject({ code: "NOT_FOUND" });
});
