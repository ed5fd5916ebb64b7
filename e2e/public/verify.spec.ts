import type { Page } from "@playwright/test";
import { completeCourse, newLearner, revokeCertificate } from "../support/learners.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/visit.ts";

test.use({ expectedConsole: [/404 \(Not Found\)|400 \(Bad Request\)/] });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function expectInOrder(page: Page) {
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expectNoSidewaysScroll(page);
}

test("a certificate is valid for whoever scans it, until its name is corrected, it is revoked or its holder leaves", async ({
  page,
  browser,
  baseURL,
  viewport,
}) => {
  const holder = { firstName: "Yūko", lastName: "Tanka" };
  const { email } = await newLearner(page, "subscribePackage", holder);
  await completeCourse(page, "Foundation & Mindset");
  await page.request.patch("/api/account/profile", { data: { firstName: "山田", lastName: "優子" } });
  const [{ id }] = await (await page.request.get("/api/my-certificates")).json();

  // Somebody else, who is not signed in.
  const context = await browser.newContext({ viewport, baseURL: baseURL ?? "" });
  const stranger = await context.newPage();
  const asked: string[] = [];
  stranger.on("request", (request) => asked.push(new URL(request.url()).pathname));

  await test.step("it is valid", async () => {
    expect((await stranger.goto(`/verify/${id}`))?.status()).toBe(200);
    await expect(stranger.getByText("This certificate is valid")).toBeVisible();
    await expect(heading(stranger)).toHaveText("Yūko Tanka");
    const sheet = stranger.getByRole("article");
    await expect(sheet).toContainText("Foundation & Mindset");
    await expect(sheet).toContainText("Lightworker Academy");
    await expect(sheet).toContainText(/Issued on \w+ \d+, \d{4}/);
    await expect(sheet).toContainText(id);
    await expect(stranger.getByText("It is not a license")).toBeVisible();
    await expectInOrder(stranger);
    await expectAccessible(stranger);
    expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([`/api/certificates/${id}`]);
  });
  await test.step("with a corrected name it is another, which replaces it", async () => {
    await page.goto("/profile");
    const certificates = page.getByRole("region", { name: "Certificates Earned" });
    await expect(certificates).toContainText(
      "This certificate says “Yūko Tanka”; your profile says “山田 優子”.",
    );
    await expectAccessible(page);
    await certificates.getByRole("button", { name: "Correct the name" }).click();
    await expect(certificates.getByRole("status")).toHaveText("Your new certificate is ready.");
    await expect(certificates.getByText("Issued to 山田 優子")).toBeVisible();
    await expect(certificates.getByRole("button", { name: "Correct the name" })).toHaveCount(0);

    expect((await stranger.goto(`/verify/${id}`))?.status()).toBe(200);
    await expect(heading(stranger)).toHaveText("This certificate was replaced");
    await expect(stranger.getByRole("main")).not.toContainText("Yūko");

    await certificates.getByRole("link", { name: "Public page" }).click();
    await expect(page).toHaveURL(/\/verify\/[\da-f-]{36}$/);
    await expect(heading(page)).toHaveText("山田 優子");
  });
  await test.step("revoked it is no longer valid", async () => {
    await revokeCertificate(page.url().slice(-36));
    await stranger.goto(page.url());
    await expect(heading(stranger)).toHaveText("This certificate is no longer valid");
    await expect(stranger.getByRole("main")).not.toContainText("優子");
    await expectInOrder(stranger);
    await expectAccessible(stranger);
  });
  await test.step("once its holder deleted their account it says that it ended, and not whose it was", async () => {
    await completeCourse(page, "Business Strategy");
    const [other] = await (await page.request.get("/api/my-certificates")).json();
    await page.request.post("/api/account/delete", { data: { email } });

    expect((await page.goto(`/verify/${other.id}`))?.status()).toBe(200);
    await expect(heading(page)).toHaveText("This certificate is no longer valid");
    await expect(page.getByText("Its holder deleted their account")).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText("優子");
    await expectInOrder(page);
  });
  await context.close();
});

test("a number that no certificate has is not found, in words and in status", async ({ page }) => {
  for (const number of ["00000000-0000-4000-8000-000000000001", "x"]) {
    expect((await page.goto(`/verify/${number}`))?.status()).toBe(404);
    await expect(heading(page)).toHaveText("No certificate has this number");
  }
  await expectInOrder(page);
  await expectAccessible(page);
});
