import { crc32, deflateSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { mailedCode } from "../support/mailbox.ts";
import { authenticatorCode, type Member, newMember, post } from "../support/people.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test, toasts } from "../support/visit.ts";

test.use({ expectedConsole: [/400 \(Bad Request\)|415 \(Unsupported Media Type\)/] });

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function open(page: Page, part?: Partial<Member>) {
  const person = await newMember(page, part);
  await page.goto("/settings");
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  return person;
}

test("the page is in order at both sizes", async ({ page }) => {
  await open(page);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("a name is changed, and the bar follows", async ({ page }) => {
  await open(page);
  const name = section(page, "Name");
  await name.getByRole("textbox", { name: "First name" }).fill("");
  await name.getByRole("button", { name: "Save name" }).click();
  await expect(name.getByText("Please enter your first name.")).toBeVisible();
  await name.getByRole("textbox", { name: "First name" }).fill("Ismene");
  await name.getByRole("button", { name: "Save name" }).click();
  await expect(name.getByRole("status")).toHaveText("Saved.");
  await expect(page.getByRole("banner").getByText("IM", { exact: true }).first()).toBeAttached();
  await page.reload();
  await expect(name.getByRole("textbox", { name: "First name" })).toHaveValue("Ismene");
});

test("a picture is chosen, looked at, kept and removed", async ({ page }) => {
  await open(page);
  const picture = section(page, "Picture");
  const input = picture.locator("input[type=file]");
  await input.setInputFiles({ name: "a.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") });
  await expect(picture.getByRole("alert")).toHaveText("Please choose a PNG, JPEG or WebP picture.");
  await input.setInputFiles({ name: "big.png", mimeType: "image/png", buffer: Buffer.alloc(5_000_001) });
  await expect(picture.getByRole("alert")).toContainText("larger than 5 MB");

  await input.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: png(64) });
  await expect(picture.locator("img")).toHaveAttribute("src", /^data:image\/png/);
  await picture.getByRole("button", { name: "Use this picture" }).click();
  await expect(picture.locator("img")).toHaveAttribute("src", /^\/(?!\/)/);
  await expect(picture.getByRole("button", { name: "Choose another" })).toBeVisible();
  await expect(page.getByRole("banner").locator("img").first()).toBeAttached();
  await picture.getByRole("button", { name: "Remove" }).click();
  await expect(picture.getByRole("button", { name: "Choose a picture" })).toBeVisible();
});

test("a file that is no picture is refused in the server's words", async ({ page }) => {
  await open(page);
  const picture = section(page, "Picture");
  const file = { name: "me.png", mimeType: "image/png", buffer: Buffer.from("not a picture") };
  await picture.locator("input[type=file]").setInputFiles(file);
  await picture.getByRole("button", { name: "Use this picture" }).click();
  await expect(picture.getByRole("alert")).not.toHaveText("");
});

test("an address is changed once the new one has proven itself", async ({ page }) => {
  const person = await open(page);
  const email = section(page, "E-mail");
  await email.getByRole("textbox", { name: "New e-mail" }).fill(person.email);
  await email.getByRole("button", { name: "Send a code there" }).click();
  await expect(email.getByText("That is your address already.")).toBeVisible();
  const next = `new-${person.email}`;
  await email.getByRole("textbox", { name: "New e-mail" }).fill(next);
  await email.getByRole("button", { name: "Send a code there" }).click();
  await expect(email.getByRole("textbox", { name: "Six-digit code" })).toBeVisible();
  await expect(email.getByText(person.email, { exact: true })).toBeVisible();
  await expectAccessible(page);
  // What is pending outlives the page.
  await page.reload();
  const code = await mailedCode(page.request, next, /confirm this address/i);
  await email.getByRole("textbox", { name: "Six-digit code" }).fill(code);
  await email.getByRole("button", { name: "Confirm" }).click();
  await expect(email.getByText(next, { exact: true })).toBeVisible();
  await expect(email.getByRole("textbox", { name: "New e-mail" })).toBeVisible();
});

test("a password is changed, with the one before as proof", async ({ page }) => {
  const person = await open(page);
  const password = section(page, "Password");
  await password.getByRole("textbox", { name: "Current password" }).fill("not this one");
  await password.getByRole("textbox", { name: "New password" }).fill("an even quieter evening");
  await password.getByRole("button", { name: "Change password" }).click();
  await expect(password.getByRole("textbox", { name: "Current password" })).toHaveAccessibleDescription(
    "The password is not right.",
  );
  await password.getByRole("textbox", { name: "Current password" }).fill(person.password);
  await password.getByRole("button", { name: "Change password" }).click();
  await expect(password.getByText("Your new password is in place.")).toBeVisible();
  await expect(password.getByRole("textbox", { name: "Current password" })).toHaveValue("");
});

test("a second factor is set up, its codes renewed, and switched off", async ({ page }) => {
  const person = await open(page);
  const factor = section(page, "Second factor");
  await factor.getByRole("textbox", { name: "Password" }).fill(person.password);
  await factor.getByRole("button", { name: "Set it up" }).click();
  const qr = factor.getByRole("img", { name: "QR code for your authenticator app" });
  await expect(qr).toHaveAttribute("src", /^data:image\/svg\+xml/);
  expect(await qr.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const secret = (await factor.locator("code").textContent()) ?? "";
  await expectAccessible(page);
  await factor.getByRole("textbox", { name: "Six-digit code" }).fill(authenticatorCode(secret, -1));
  await factor.getByRole("button", { name: "Switch it on" }).click();

  await expect(factor.getByRole("heading", { name: "Your recovery codes" })).toBeFocused();
  await expect(factor.getByRole("listitem")).toHaveCount(10);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    factor.getByRole("link", { name: "Download" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("lightworker-academy-recovery-codes.txt");
  await expectAccessible(page);
  await factor.getByRole("button", { name: "I have kept them" }).click();
  await expect(factor.getByText("It is on. 10 recovery codes are left.")).toBeVisible();

  await factor.getByRole("button", { name: "New recovery codes" }).click();
  await factor.getByRole("textbox", { name: "Six-digit code" }).fill(authenticatorCode(secret));
  await factor.getByRole("button", { name: "Make new codes" }).click();
  await expect(factor.getByRole("listitem")).toHaveCount(10);
  await factor.getByRole("button", { name: "I have kept them" }).click();

  await factor.getByRole("button", { name: "Switch it off" }).click();
  await factor.getByRole("textbox", { name: "Six-digit code" }).fill(authenticatorCode(secret, 1));
  await factor.getByRole("button", { name: "Switch it off" }).click();
  await expect(factor.getByRole("button", { name: "Set it up" })).toBeVisible();
});

test("sessions are listed, one is ended, then all", async ({ page, playwright, baseURL }) => {
  const person = await open(page);
  const elsewhere = await playwright.request.newContext({ baseURL });
  await post(elsewhere, "/api/auth/sign-in/email", { email: person.email, password: person.password });
  await page.reload();
  const sessions = section(page, "Active sessions");
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await expect(sessions.getByRole("listitem").filter({ hasText: "This one" })).toHaveCount(1);
  await sessions.getByRole("button", { name: /^End the session/ }).click();
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  expect((await elsewhere.get("/api/auth/user")).status()).toBe(401);
  await elsewhere.dispose();

  await sessions.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL(/\/quiz$/);
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
});

test("news are declined, and stay declined", async ({ page }) => {
  await open(page);
  const news = section(page, "E-mail preferences").getByRole("switch", { name: /News from the academy/ });
  const before = await news.isChecked();
  await news.click();
  await expect(section(page, "E-mail preferences").getByRole("status")).toHaveText("Saved.");
  await page.reload();
  await expect(news).toBeChecked({ checked: !before });
});

test("everything kept about a person comes in one file", async ({ page }) => {
  const person = await open(page);
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

test("an account is deleted with the address and the password as proof", async ({ page }) => {
  const person = await open(page);
  await page.getByRole("button", { name: "Delete my account…" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await expect(dialog.getByRole("textbox", { name: "E-mail" })).toBeFocused();
  await expect(dialog).toHaveAccessibleDescription(/certificates end.*paid for closes.*no refund/);
  await expectAccessible(page);
  await dialog.getByRole("textbox", { name: "E-mail" }).fill("somebody@example.com");
  await dialog.getByRole("textbox", { name: "Password" }).fill(person.password);
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(dialog.getByText("That is not your e-mail address.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "E-mail" }).fill(person.email);
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(page).toHaveURL(/\/quiz$/);
  await expect(toasts(page)).toContainText("Your account is deleted");
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
});

/** A square of one colour, as small as a real picture gets. */
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
