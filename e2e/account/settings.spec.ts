import { writeFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { newMember, post } from "../support/people.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/visit.ts";

test.use({ expectedConsole: [/400 \(Bad Request\)|415 \(Unsupported Media Type\)/] });

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("a member sets how they are called, looks and hears from the academy, and where they are signed in", async ({
  page,
  playwright,
  baseURL,
}, testInfo) => {
  const person = await newMember(page);
  await page.goto("/settings");
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  const name = section(page, "Name");
  const firstName = name.getByRole("textbox", { name: "First name" });
  const picture = section(page, "Picture");
  const file = picture.locator("input[type=file]");
  const preferences = section(page, "Email preferences");
  const news = preferences.getByRole("switch", { name: /News from the academy/ });
  const sessions = section(page, "Active sessions");

  await test.step("the page is in order, also with what is wrong on it", async () => {
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await firstName.fill("");
    await name.getByRole("button", { name: "Save name" }).click();
    await expect(name.getByText("Please enter your first name.")).toBeVisible();
    await file.setInputFiles({ name: "a.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") });
    await expect(picture.getByRole("alert")).toHaveText("Please choose a PNG, JPEG or WebP picture.");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step("a name is changed, and the bar follows", async () => {
    await firstName.fill("Ismene");
    await name.getByRole("button", { name: "Save name" }).click();
    await expect(name.getByRole("status")).toHaveText("Saved.");
    await expect(page.getByRole("banner").getByText("IM", { exact: true }).first()).toBeAttached();
  });

  await test.step("news that were asked for with the quiz are asked for here", async () => {
    await expect(news).not.toBeChecked();
    const lead = { name: person.firstName, email: person.email, wants_news: true };
    await post(page.request, "/api/subscribe-lead", lead);
    await page.reload();
    await expect(news).toBeChecked();
  });

  const hadNews = await news.isChecked();
  await test.step("news are declined", async () => {
    await news.click();
    await expect(preferences.getByRole("status")).toHaveText("Saved.");
  });

  await test.step("a picture is chosen, looked at, kept and removed", async () => {
    // Read from the disk: handed to the browser byte by byte it takes seconds.
    const big = testInfo.outputPath("big.png");
    writeFileSync(big, Buffer.alloc(5_000_001));
    await file.setInputFiles(big);
    await expect(picture.getByRole("alert")).toContainText("larger than 5 MB");
    await file.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: png(64) });
    await expect(picture.locator("img")).toHaveAttribute("src", /^data:image\/png/);
    await picture.getByRole("button", { name: "Use this picture" }).click();
    await expect(picture.locator("img")).toHaveAttribute("src", /^\/(?!\/)/);
    await expect(picture.getByRole("button", { name: "Choose another" })).toBeVisible();
    await expect(page.getByRole("banner").locator("img").first()).toBeAttached();
    await picture.getByRole("button", { name: "Remove" }).click();
    await expect(picture.getByRole("button", { name: "Choose a picture" })).toBeVisible();
  });

  await test.step("a file that is no picture is refused in the server's words", async () => {
    await expect(picture.getByRole("alert")).toHaveCount(0);
    await file.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: Buffer.from("not a picture") });
    await picture.getByRole("button", { name: "Use this picture" }).click();
    await expect(picture.getByRole("alert")).not.toHaveText("");
  });

  await test.step("everything kept about a person comes in one file", async () => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Export my data" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.json$/);
    const stream = await download.createReadStream();
    const text = (await stream.toArray()).map(String).join("");
    expect(text).toContain(person.email);
    expect(text).not.toContain(person.password);
  });

  await test.step("all of it stays, and sessions are listed, one is ended, then all", async () => {
    const elsewhere = await playwright.request.newContext({ baseURL });
    await post(elsewhere, "/api/auth/sign-in/email", { email: person.email, password: person.password });
    await page.reload();
    await expect(firstName).toHaveValue("Ismene");
    await expect(news).toBeChecked({ checked: !hadNews });
    await expect(sessions.getByRole("listitem")).toHaveCount(2);
    await expect(sessions.getByRole("listitem").filter({ hasText: "This device" })).toHaveCount(1);
    await sessions
      .getByRole("listitem")
      .getByRole("button", { name: /^Sign out/ })
      .click();
    await expect(sessions.getByRole("listitem")).toHaveCount(1);
    expect((await elsewhere.get("/api/auth/user")).status()).toBe(401);
    await elsewhere.dispose();

    await sessions.getByRole("button", { name: "Sign out everywhere" }).click();
    await expect(page).toHaveURL(/\/quiz$/);
    expect((await page.request.get("/api/auth/user")).status()).toBe(401);
  });
});

/** A square of one color, as small as a real picture gets. */
function png(size: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(size * 3, 0xa8)]);
  const rows = Buffer.concat(Array.from({ length: size }, () => row));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
