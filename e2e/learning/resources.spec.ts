import { grant } from "../support/learners.ts";
import { newMember } from "../support/people.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/visit.ts";

test("files stand by course and module; every click downloads one and is recorded once", async ({ page }) => {
  const { email } = await newMember(page);

  await test.step("without a course there is nothing, and the way to the courses", async () => {
    await page.goto("/resources");
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Nothing to download yet");
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole("link", { name: "Browse Courses" }).click();
    await expect(page).toHaveURL(/\/subscribe$/);
  });

  await grant(email, "blueprintSelfGuided");
  await page.goto("/");
  const downloads = page.getByRole("region", { name: "Recent Downloads" });
  await expect(downloads).toContainText("Nothing downloaded yet.");

  await test.step("one course was given, and the files of no other are here", async () => {
    await page.getByRole("button", { name: "Account", exact: true }).click();
    await page.getByRole("menuitem", { name: "Resources" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Resources");
    await expect(page.getByRole("heading", { level: 2 }).and(page.locator("main *"))).toHaveText([
      "Healer’s Business Blueprint",
    ]);
    const course = page.getByRole("region", { name: "Healer’s Business Blueprint" });
    await expect(course.getByRole("heading", { level: 3 }).first()).toHaveText("For the whole course");
    expect(await course.getByRole("heading", { level: 3 }).count()).toBeGreaterThan(3);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step("every click downloads one and is recorded once", async () => {
    const link = page.getByRole("link", { name: "Download (The Gift Book)" });
    const clicks = new Set<string | null>();
    for (const count of [1, 2]) {
      const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
      expect(download.suggestedFilename()).toMatch(/\.pdf$/);
      expect(await download.failure()).toBeNull();
      // The page follows by itself: only what was downloaded is marked.
      await expect(page.getByText("Downloaded", { exact: true })).toHaveCount(1);
      await expect(page.getByRole("listitem").filter({ has: link })).toContainText("Downloaded");
      clicks.add(new URL(download.url()).searchParams.get("click"));
      const recorded = await (await page.request.get("/api/my-downloads")).json();
      expect(recorded).toHaveLength(count);
    }
    expect(clicks.size).toBe(2);
  });

  await test.step("the dashboard, which knew of none, follows", async () => {
    // Within the pages: what was known before the download is asked for again.
    await page.getByRole("banner").getByRole("link", { name: "Dashboard" }).filter({ visible: true }).click();
    await expect(downloads.getByRole("link", { name: "The Gift Book" })).toHaveCount(2);
    await expect(page.getByText("Resources Downloaded").locator("..")).toContainText("1");
    // From there as well, and the list follows by itself.
    await Promise.all([page.waitForEvent("download"), downloads.getByRole("link").first().click()]);
    await expect(downloads.getByRole("link", { name: "The Gift Book" })).toHaveCount(3);
  });

  await test.step("what is filled in of the plan is the plan itself", async () => {
    await page.goto("/resources");
    await page.getByRole("link", { name: "Fill in on screen (The 90-Day Launch Plan)" }).press("Enter");
    await expect(page).toHaveURL(/\/course\/[^/]+\/plan$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your 90-day launch plan");
  });
});
