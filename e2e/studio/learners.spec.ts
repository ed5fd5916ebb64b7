import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { studioGiveAccessPage } from "../../packages/content/src/pages/studio/give-access-page.ts";
import { studioLearnerPage } from "../../packages/content/src/pages/studio/learner-page.ts";
import { studioLearnersPage } from "../../packages/content/src/pages/studio/learners-page.ts";
import { studioPeopleImportPage } from "../../packages/content/src/pages/studio/people-import-page.ts";
import { mailedLink } from "../support/mailbox.ts";
import { newMember } from "../support/people.ts";
import { inOrder, signInAsOwner } from "../support/studio.ts";
import { expect, onPhoneAlone, test, toasts } from "../support/visit.ts";

const words = studioLearnersPage;
const one = studioLearnerPage;
const given = studioGiveAccessPage;
const many = studioPeopleImportPage;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** A word that nobody else's name begins with. */
const aWord = () => `Q${randomUUID().replace(/[^a-f]/g, "")}`;

/** Presses a button, gives a reason in the dialog that opens, and does it. */
async function act(
  page: Page,
  { open, submit }: { open: string; submit: string },
  fill?: () => Promise<void>,
) {
  await page.getByRole("button", { name: open }).first().click();
  const dialog = page.getByRole("dialog");
  await fill?.();
  await dialog.getByRole("textbox", { name: one.reason.label }).fill("They asked");
  await inOrder(page);
  await dialog.getByRole("button", { name: submit }).click();
  await expect(dialog).toHaveCount(0);
}

test(
  "the owner finds a learner, opens a course to them, helps them in, and lets them go",
  onPhoneAlone,
  async ({ page }) => {
    const word = aWord();
    const person = await newMember(page, { firstName: word, lastName: "<img src=x onerror=alert(1)>" });
    await signInAsOwner(page);
    await page.goto(`/studio/learners?search=${word}`);

    await test.step("a search finds them, their text as text", async () => {
      await expect(heading(page)).toHaveText(words.title);
      await expect(page.getByText("1 learner", { exact: true })).toBeVisible();
      const row = page.getByRole("row").filter({ hasText: word });
      await expect(row).toContainText("<img src=x onerror=alert(1)>");
      await expect(row).toContainText(words.table.noAccess);
      await inOrder(page);
      await page.getByRole("combobox", { name: words.filters.progress }).selectOption("stuck");
      await expect(page.getByRole("heading", { name: words.noneFound.heading })).toBeVisible();
      await page.getByRole("combobox", { name: words.filters.progress }).selectOption("");
    });
    await test.step("the export holds what the filters show", async () => {
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: words.export }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/^learners-\d{4}-\d\d-\d\d\.csv$/);
      const lines = (await (await file.createReadStream()).toArray()).join("").trimEnd().split("\r\n");
      expect(lines).toHaveLength(2);
    });
    await test.step("access is given, and what they see is there", async () => {
      await page.getByRole("link", { name: word }).click();
      await expect(heading(page)).toContainText(word);
      await expect(page.getByText(one.sees.none)).toBeVisible();
      await page.getByRole("link", { name: one.access.give.label }).click();
      await expect(heading(page)).toHaveText(given.title);
      await expect(page.getByLabel(given.form.email, { exact: true })).toHaveValue(person.email);
      await page.getByRole("button", { name: given.form.submit }).click();
      await expect(page.getByRole("textbox", { name: given.form.reason })).toBeFocused();
      await expect(page.getByText(given.form.noReason)).toBeVisible();
      await page.keyboard.type("They asked");
      await page.getByRole("textbox", { name: given.form.note }).click();
      await page.keyboard.type("Welcome, & take your time");
      await page.getByRole("button", { name: given.mail.read }).click();
      const mail = page.getByRole("region", { name: given.mail.heading });
      await expect(mail).toContainText("Welcome, & take your time");
      await inOrder(page);
      await page.getByRole("button", { name: given.form.submit }).click();
      await expect(toasts(page)).toContainText(given.form.done);
      await expect(heading(page)).toContainText(word);
      const sees = page.getByRole("region", { name: one.sees.heading });
      await expect(sees.getByRole("heading", { name: "Foundation & Mindset" })).toBeVisible();
      await sees.locator("summary").first().click();
      await expect(sees.getByText(one.sees.open).first()).toBeVisible();
      await inOrder(page);
    });
    await test.step("a link to sign in goes to them", async () => {
      await act(page, one.help.link);
      await expect(toasts(page)).toContainText(one.help.link.done);
      expect(await mailedLink(page.request, person.email, /link to sign in/)).toMatch(/^\/welcome\?token=/);
    });
    await test.step("access is ended, and the account deleted with its address typed", async () => {
      await act(page, one.access.end);
      await expect(page.getByText(`${one.sees.locked}`, { exact: true }).first()).toBeVisible();
      const [file] = await Promise.all([page.waitForEvent("download"), act(page, one.data.export)]);
      expect((await (await file.createReadStream()).toArray()).join("")).toContain(person.email);
      await act(page, one.data.erase, () =>
        page.getByRole("textbox", { name: one.data.erase.email }).fill(person.email),
      );
      await expect(page).toHaveURL(/\/studio\/learners$/);
      await expect(toasts(page)).toContainText(one.data.erase.done);
      await page.getByRole("searchbox", { name: words.filters.search }).fill(word);
      await expect(page.getByRole("heading", { name: words.noneFound.heading })).toBeVisible();
    });
  },
);

test("people come along from a file, after a look at what would happen", async ({ page }) => {
  const word = aWord();
  const file = [
    "First name;Last name;Email",
    `${word};🌙 <b>Moon</b>;${word}-1@example.org`,
    `${word};Two;${word}-2@example.org`,
    `${word};Two again;${word}-2@example.org`,
    "Nobody;;not an address",
  ].join("\r\n");
  await signInAsOwner(page);
  await page.goto("/studio/learners");
  await page.getByRole("link", { name: words.import.label }).click();
  await expect(heading(page)).toHaveText(many.title);

  await page.getByRole("button", { name: many.form.submit }).click();
  await expect(page.getByText(many.form.noFile)).toBeVisible();
  await page
    .getByLabel(many.form.file)
    .setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(file) });
  await page.getByRole("combobox", { name: many.form.offer }).selectOption("blueprintGuided");
  await page.getByRole("button", { name: many.form.submit }).click();
  await expect(page.getByText(many.found.new(2))).toBeVisible();
  await expect(page.getByText(many.found.skipped(2))).toBeVisible();
  const row = (text: string) => page.getByRole("row").filter({ hasText: text });
  await expect(row("🌙 <b>Moon</b>")).toContainText(`${many.rows.verdicts.new}, ${many.rows.getsAccess}`);
  await expect(row("not an address")).toContainText(many.rows.verdicts["bad-address"]);
  await inOrder(page);

  await act(page, { open: many.start.open(2), submit: many.start.submit });
  await expect(page.getByText(many.done, { exact: true })).toBeVisible();
  await expect(page.getByText(many.found.newDone(2))).toBeVisible();
  await inOrder(page);
  await page.goto(`/studio/learners?search=${word}`);
  await expect(page.getByText("2 learners", { exact: true })).toBeVisible();
});
