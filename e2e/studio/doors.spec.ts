import { lessonPage } from "../../packages/content/src/pages/learning/lesson-page.ts";
import { guiseBar, studioGuisePage } from "../../packages/content/src/pages/studio/guise-page.ts";
import { studioLeadsPage } from "../../packages/content/src/pages/studio/leads-page.ts";
import { studioPage } from "../../packages/content/src/pages/studio/studio-page.ts";
import { goWithin } from "../support/go-within.ts";
import { newMember } from "../support/people.ts";
import { inOrder, signInAsOwner, studioPaths } from "../support/studio.ts";
import { expect, expectAccessible, onPhoneAlone, test, toasts } from "../support/visit.ts";

test("a learner at any door of the studio is told that it is not theirs, and fetches nothing of it", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  const ofTheStudio = () =>
    fetched.filter((url) => /\/api\/studio|\/(studio-frame|text-editor|[a-z-]+-studio)-[^/]*\.js/.test(url));
  const heading = page.getByRole("heading", { level: 1 });
  await newMember(page);
  // All of them are one document (route-table.spec.ts): it is loaded once.
  await page.goto("/studio");
  for (const path of studioPaths) {
    const address = path.replace(/:\w+/g, "00000000-0000-7000-8000-000000000000");
    await goWithin(page, address);
    await expect(page).toHaveURL(({ pathname }) => pathname === address);
    await expect(heading, path).toHaveText(studioPage.notOwner.heading);
  }
  await expectAccessible(page);
  await page.waitForLoadState("networkidle");
  expect(ofTheStudio()).toEqual([]);

  await signInAsOwner(page);
  await page.goto("/studio/leads");
  await expect(heading).toHaveText(studioLeadsPage.title);
  for (const name of ["/api/studio", "/studio-frame", "/leads-studio"])
    await expect.poll(() => ofTheStudio().join(), name).toContain(name);
});

test.describe("while she only looks", () => {
  // The gate asks who is there, and a visitor is nobody.
  test.use({ expectedConsole: [/status of 401 \(Unauthorized\)/] });

  test(
    "the owner sees her academy as a visitor and as a learner, and goes back",
    onPhoneAlone,
    async ({ page }) => {
      const bar = page.getByRole("region", { name: guiseBar.label });
      await signInAsOwner(page);
      await page.goto("/studio");
      await page.getByRole("link", { name: studioGuisePage.link }).press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(studioGuisePage.title);
      await inOrder(page);

      await test.step("as a visitor nothing of her is left", async () => {
        await page.getByRole("button", { name: studioGuisePage.submit }).press("Enter");
        await expect(page).toHaveURL(/\/quiz$/);
        await expect(bar).toContainText(guiseBar.visitor);
        await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
        await inOrder(page);
        expect((await page.request.get("/api/studio/leads")).status()).toBe(401);
        await bar.getByRole("button", { name: guiseBar.back }).press("Enter");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(studioGuisePage.title);
        await expect(bar).toHaveCount(0);
      });
      await test.step("as a learner she has what the offer opens, and has done nothing", async () => {
        await page.getByRole("radio", { name: /^As a learner/ }).press("Space");
        await page.getByRole("combobox", { name: studioGuisePage.offer }).selectOption("blueprintSelfGuided");
        await inOrder(page);
        await page.getByRole("button", { name: studioGuisePage.submit }).press("Enter");
        await expect(bar).toContainText("Self-Guided");
        await expect(page.getByRole("main")).toContainText("Healer’s Business Blueprint");
        await expect(page.getByRole("link", { name: "Studio" })).toHaveCount(0);
        await inOrder(page);
        expect((await page.request.get("/api/studio/leads")).status()).toBe(403);
        const sent: string[] = [];
        page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
        await page.getByRole("main").getByRole("link", { name: /start/i }).first().press("Enter");
        await expect(page).toHaveURL(/\/course\/.*\/lesson\//);
        await expect(bar).toBeVisible();
        await page.getByRole("textbox", { name: lessonPage.note.label }).focus();
        await page.keyboard.type("A thought while looking.");
        await expect(page.getByText(lessonPage.note.looking)).toBeVisible();
        await page.getByRole("button", { name: lessonPage.completion.mark }).press("Enter");
        await expect(toasts(page).filter({ hasText: lessonPage.toasts.looking.description })).toBeVisible();
        await expect(page.getByText(lessonPage.note.pending, { exact: true })).toHaveCount(0);
        expect(sent).toEqual([]);
        await page.reload();
        await expect(page.getByRole("textbox", { name: lessonPage.note.label })).toHaveValue("");
        await bar.getByRole("button", { name: guiseBar.back }).press("Enter");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(studioGuisePage.title);
        expect((await page.request.get("/api/studio/leads")).status()).toBe(200);
      });
    },
  );
});
