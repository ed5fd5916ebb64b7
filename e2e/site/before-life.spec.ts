import { holdBack } from "../support/hold-back.ts";
import { newMember, signOut } from "../support/people.ts";
import { expect, test } from "../support/visit.ts";

test("before the scripts are there", async ({ page }) => {
  await test.step("a press happens once they are", async () => {
    const release = await holdBack(page, "**/assets/*.js");
    await page.goto("/quiz", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Start the assessment" }).click();
    await expect(page.getByText("Question 1 of 60")).toHaveCount(0);
    release();
    await expect(page.getByText("Question 1 of 60")).toBeVisible();
  });
  await test.step("none was asked for before the first paint", async () => {
    const { painted, fetched } = await page.evaluate(() => ({
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
      fetched: performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ startTime }) => startTime),
    }));
    expect(painted).toBeGreaterThan(0);
    expect(fetched.length).toBeGreaterThan(5);
    expect(Math.min(...fetched)).toBeGreaterThanOrEqual(painted);
  });
  await test.step("and so does one that sends a form", async () => {
    const release = await holdBack(page, "**/assets/*.js");
    await page.goto("/sign-in", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    release();
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveAttribute("aria-invalid", "true");
  });
});

test.describe("whoever presses Enter before the scripts are there", () => {
  // A link without its token is refused.
  test.use({ expectedConsole: [/400 \(Bad Request\).*\/api\/auth\/password\/reset$/] });

  test("loses nothing, and sends the form once they are", async ({ page }) => {
    const person = await newMember(page);
    await signOut(page);
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents.push(`${request.method()} ${request.url()}`);
    });
    const open = async (path: string) => {
      const release = await holdBack(page, "**/assets/*.js");
      await page.goto(path, { waitUntil: "commit" });
      return release;
    };

    await test.step("a form with one field, which the browser would send by itself", async () => {
      const release = await open("/reset-password?token=half");
      const password = page.getByRole("textbox", { name: "New password" });
      await password.fill("an even quieter evening");
      await password.press("Enter");
      await expect(password).toHaveValue("an even quieter evening");
      release();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link no longer works");
    });
    await test.step("one with two, which it would not", async () => {
      const release = await open("/sign-in");
      await page.getByRole("textbox", { name: "Email" }).fill(person.email);
      const password = page.getByRole("textbox", { name: "Password" });
      await password.fill(person.password);
      await password.press("Enter");
      await expect(password).toHaveValue(person.password);
      release();
      await expect(page).not.toHaveURL(/sign-in/);
    });
    // No form has left by itself, and nothing typed stood in an address.
    expect(documents.filter((each) => !each.startsWith("GET "))).toEqual([]);
    expect(documents.filter((each) => /quiet/.test(each))).toEqual([]);
  });
});

test("a place of a long page is reached exactly, also before all of it is laid out", async ({ page }) => {
  await page.goto("/healers-business-blueprint", { waitUntil: "commit" });
  await page
    .locator('main a[href="#pricing-section"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());

  const distance = () =>
    page
      .locator("#pricing-section")
      .evaluate((section) => Math.abs(section.getBoundingClientRect().top - 64));
  await expect.poll(distance).toBeLessThanOrEqual(2);
});
