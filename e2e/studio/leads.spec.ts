import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { studioGiveAccessPage } from "../../packages/content/src/pages/studio/give-access-page.ts";
import { studioLeadPage } from "../../packages/content/src/pages/studio/lead-page.ts";
import { studioLeadsPage } from "../../packages/content/src/pages/studio/leads-page.ts";
import { studioLearnerPage } from "../../packages/content/src/pages/studio/learner-page.ts";
import { studioMessagesPage } from "../../packages/content/src/pages/studio/messages-page.ts";
import { studioPalette } from "../../packages/content/src/pages/studio/palette.ts";
import { studioPeopleImportPage } from "../../packages/content/src/pages/studio/people-import-page.ts";
import { studioPage } from "../../packages/content/src/pages/studio/studio-page.ts";
import { studioTable } from "../../packages/content/src/pages/studio/table.ts";
import { post } from "../support/people.ts";
import { inOrder, signInAsOwner, typeOver } from "../support/studio.ts";
import { expect, onPhoneAlone, onWideScreen, test, toasts } from "../support/visit.ts";

const words = studioLeadsPage;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

/** A word that nobody else's name begins with. */
const aWord = () => `Q${randomUUID().replace(/[^a-f]/g, "")}`;

/** Two new leads whose names and source begin with one word. */
async function leaveTwo(page: Page) {
  const word = aWord();
  const [ann, evil] = [`${word} Ann`, `${word} <img src=x onerror=alert(1)>`];
  for (const [index, name] of [ann, evil].entries()) {
    const first_touch = { utm_source: word };
    const email = `${word.toLowerCase()}-${index}@example.org`;
    const phase1_answers = [{ questionId: 1, answer: "mystic" }];
    await post(page.request, "/api/subscribe-lead", { name, email, first_touch, phase1_answers });
  }
  return { word, ann, evil };
}

test(
  "the owner finds leads, puts them in order, and keeps what she looks at as a view",
  onWideScreen,
  async ({ page }) => {
    const { word, ann, evil } = await leaveTwo(page);
    await signInAsOwner(page);
    await page.goto("/studio/leads");

    await test.step("a search finds them, their text as text", async () => {
      await expect(heading(page)).toHaveText(words.title);
      await page.getByRole("searchbox", { name: words.filters.search }).fill(word.toLowerCase());
      await expect(page.getByText("2 leads", { exact: true })).toBeVisible();
      await expect(row(page, evil)).toBeVisible();
      await expect(row(page, ann)).toContainText("The Cosmic Mystic");
      await expect(page).toHaveURL(/search=/);
      await page.getByText(words.filters.more).click();
      await page.getByRole("combobox", { name: words.filters.source }).selectOption(word);
      await inOrder(page);
    });
    await test.step("a heading sorts the list, and columns are chosen", async () => {
      const heading = (name: string) => page.getByRole("columnheader", { name, exact: true });
      const names = page.getByRole("table", { name: words.table.label }).getByRole("rowheader");
      await expect(heading(words.table.signedUp)).toHaveAttribute("aria-sort", "descending");
      await heading(words.table.name).getByRole("button").click();
      await expect(heading(words.table.name)).toHaveAttribute("aria-sort", "ascending");
      await expect(names).toHaveText([/<img/, /Ann/]);
      await heading(words.table.name).getByRole("button").press("Enter");
      await expect(names).toHaveText([/Ann/, /<img/]);
      await expect(page).toHaveURL(/sort=name-desc/);
      await page.getByText(studioTable.columns.label, { exact: true }).click();
      const choice = page.getByRole("group", { name: studioTable.columns.legend });
      await choice.getByRole("checkbox", { name: words.table.source }).click();
      await choice.getByRole("checkbox", { name: words.table.second }).click();
      await expect(heading(words.table.source)).toHaveCount(0);
      await expect(heading(words.table.second)).toBeVisible();
      await inOrder(page);
      await heading(words.table.signedUp).getByRole("button").click();
      await expect(names).toHaveText([/<img/, /Ann/]);
    });
    await test.step("what the filters show is saved as a view, renamed and found again", async () => {
      const views = page.getByRole("navigation", { name: words.views.label });
      await page.getByRole("button", { name: words.views.save }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("textbox", { name: words.views.name }).fill(word);
      await inOrder(page);
      await dialog.getByRole("button", { name: words.views.form.save }).click();
      await expect(views.getByRole("link", { name: word })).toHaveAttribute("aria-current", "true");
      await views.getByRole("link", { name: words.views.all }).click();
      await expect(page).toHaveURL(/\/studio\/leads$/);
      await expect(page.getByRole("columnheader", { name: words.table.source })).toBeVisible();
      await views.getByRole("link", { name: word }).click();
      await expect(page.getByText("2 leads", { exact: true })).toBeVisible();
      await expect(page.getByRole("columnheader", { name: words.table.source })).toHaveCount(0);
      await page.getByRole("button", { name: words.views.change }).click();
      await page.getByRole("menuitem", { name: words.views.rename }).click();
      await dialog.getByRole("textbox", { name: words.views.name }).fill(`${word} two`);
      await dialog.getByRole("button", { name: words.views.form.save }).click();
      await expect(views.getByRole("link", { name: `${word} two` })).toBeVisible();
      await inOrder(page);
      await page.getByRole("button", { name: words.views.change }).click();
      await page.getByRole("menuitem", { name: words.views.remove }).click();
      await expect(toasts(page)).toContainText(words.views.removed);
      await expect(views.getByRole("link", { name: word })).toHaveCount(0);
    });
  },
);

test(
  "the owner moves leads on, takes them along, reads one and writes notes",
  onWideScreen,
  async ({ page }) => {
    const { word, ann, evil } = await leaveTwo(page);
    await signInAsOwner(page);
    await page.goto(`/studio/leads?search=${word.toLowerCase()}`);
    await expect(page.getByText("2 leads", { exact: true })).toBeVisible();

    await test.step("both are moved on at once", async () => {
      await page.getByRole("checkbox", { name: studioTable.selectAll }).check();
      const bulk = page.getByRole("region", { name: words.bulk.label });
      await expect(bulk).toContainText("2 selected");
      await inOrder(page);
      await bulk.getByRole("button", { name: words.bulk.move }).click();
      await expect(toasts(page)).toContainText("2 leads moved to Contacted.");
      await expect(row(page, ann)).toContainText("Contacted");
      await page.getByRole("combobox", { name: words.filters.stage }).selectOption("new");
      await expect(page.getByRole("heading", { name: words.noneFound.heading })).toBeVisible();
      await page.getByRole("combobox", { name: words.filters.stage }).selectOption("contacted");
    });
    await test.step("the export holds what the filters show", async () => {
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: words.export }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);
      const lines = (await (await file.createReadStream()).toArray()).join("").trimEnd().split("\r\n");
      expect(lines.slice(1).map((line) => line.split(",")[0])).toEqual([evil, ann]);
    });
    await test.step("a lead's page has answers, stage and notes", async () => {
      await page.getByRole("link", { name: ann }).click();
      await expect(heading(page)).toHaveText(ann);
      await page.getByText(studioLeadPage.results.answers, { exact: true }).click();
      await expect(page.getByText("I turn off the phone, sit very still")).toBeVisible();
      await page.getByRole("combobox", { name: studioLeadPage.stage.label }).selectOption("customer");
      const history = page.getByRole("region", { name: studioLeadPage.history.heading });
      await expect(history.getByRole("listitem").first()).toContainText("Contacted → Customer");
      await page
        .getByRole("textbox", { name: studioLeadPage.notes.label })
        .fill("Wants to talk <b>soon</b>.");
      await page.getByRole("button", { name: studioLeadPage.notes.save }).click();
      await expect(page.getByText(studioLeadPage.notes.saved, { exact: true })).toBeVisible();
      await inOrder(page);
      await page.reload();
      await expect(page.getByRole("textbox", { name: studioLeadPage.notes.label })).toHaveValue(
        "Wants to talk <b>soon</b>.",
      );
    });
    await test.step("the search in the bar finds people and pages from anywhere", async () => {
      const box = page.getByRole("dialog", { name: studioPalette.title });
      const field = box.getByRole("combobox", { name: studioPalette.label });
      await page.getByRole("button", { name: studioPalette.open }).click();
      await expect(field).toBeFocused();
      await field.fill("mess");
      await expect(box.getByRole("option")).toHaveText([studioMessagesPage.title, "Answer messages"]);
      await field.fill(word);
      await expect(box.getByRole("option")).toHaveText([/<img src=x/, new RegExp(ann)]);
      await field.press("ArrowUp");
      await expect(box.getByRole("option", { selected: true })).toContainText(ann);
      await inOrder(page);
      await page.keyboard.press("Escape");
      await expect(field).toHaveCount(0);
      await page.keyboard.press("Control+k");
      await field.fill(word);
      await expect(box.getByRole("option")).toHaveCount(2);
      await field.press("ArrowDown");
      await field.press("ArrowDown");
      await field.press("Enter");
      await expect(heading(page)).toHaveText(evil);
    });
    await test.step("those that are selected are exported, and given access after a look at what happens", async () => {
      const { bulk: said } = words;
      await page.goto(`/studio/leads?search=${word.toLowerCase()}`);
      const bulk = page.getByRole("region", { name: said.label });
      await page.getByRole("checkbox", { name: studioTable.selectAll }).press("Space");
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        bulk.getByRole("button", { name: said.export }).press("Enter"),
      ]);
      const lines = (await (await file.createReadStream()).toArray()).join("").trimEnd().split("\r\n");
      expect(lines).toHaveLength(3);
      await bulk.getByRole("button", { name: said.give }).press("Enter");
      const dialog = page.getByRole("dialog");
      await dialog
        .getByRole("textbox", { name: studioGiveAccessPage.form.note })
        .pressSequentially("For your patience.");
      await inOrder(page);
      await dialog.getByRole("button", { name: said.giving.look }).press("Enter");
      const { ofLeads } = studioPeopleImportPage;
      await expect(heading(page)).toHaveText(ofLeads.title);
      await expect(page.getByText("2 people would get an account.")).toBeVisible();
      await inOrder(page);
      await page.getByRole("button", { name: ofLeads.start.open(2) }).press("Enter");
      await dialog.getByRole("textbox", { name: studioLearnerPage.reason.label }).pressSequentially("A gift");
      await dialog.getByRole("button", { name: ofLeads.start.submit }).press("Enter");
      await expect(page.getByRole("heading", { name: ofLeads.found.headings.done })).toBeVisible();
      await expect(page.getByText(/^2 people got access to /)).toBeVisible();
      await inOrder(page);
    });
  },
);

test("somebody without an account gets no more news, and is forgotten", onPhoneAlone, async ({ page }) => {
  const { data } = studioLeadPage;
  const word = aWord();
  const email = `${word.toLowerCase()}@example.org`;
  await post(page.request, "/api/subscribe-lead", { name: word, email, wants_news: true });
  await signInAsOwner(page);
  await page.goto(`/studio/leads?search=${word.toLowerCase()}`);
  await page.getByRole("link", { name: word }).first().click();
  await expect(heading(page)).toHaveText(word);

  await test.step("news is turned off", async () => {
    await page.getByRole("button", { name: data.news.end }).click();
    await expect(toasts(page)).toContainText(data.news.ended);
    await expect(page.getByRole("button", { name: data.news.end })).toHaveCount(0);
    await expect(page.getByText(studioLeadPage.facts.noNews, { exact: true })).toBeVisible();
    await inOrder(page);
  });
  await test.step("all that is kept about the address is deleted, once it is typed", async () => {
    await page.getByRole("button", { name: `${data.erase.open}: ${email}` }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: data.erase.email }).fill(email);
    await dialog.getByRole("textbox", { name: studioLearnerPage.reason.label }).fill("They asked");
    await inOrder(page);
    await dialog.getByRole("button", { name: data.erase.submit }).click();
    await expect(page).toHaveURL(/\/studio\/leads$/);
    await page.goto(`/studio/leads?search=${word.toLowerCase()}`);
    await expect(page.getByRole("heading", { name: words.noneFound.heading })).toBeVisible();
  });
  await test.step("another gets access until a day, with an email that was read before", async () => {
    const [other, given] = [aWord(), studioGiveAccessPage];
    await post(page.request, "/api/subscribe-lead", {
      name: other,
      email: `${other.toLowerCase()}@example.org`,
    });
    await page.goto(`/studio/leads?search=${other.toLowerCase()}`);
    await page.getByRole("link", { name: other }).first().click();
    await page.getByRole("link", { name: studioLeadPage.facts.give.label }).press("Enter");
    await expect(heading(page)).toHaveText(given.title);
    await page.getByLabel(given.form.until).focus();
    await page.keyboard.type("06152031");
    await typeOver(page.getByRole("textbox", { name: given.form.reason }), "She asked");
    await page.getByRole("button", { name: given.mail.read }).press("Enter");
    await expect(page.getByRole("region", { name: given.mail.heading })).toContainText("June 15, 2031");
    await page.getByRole("button", { name: given.form.submit }).press("Enter");
    await expect(toasts(page)).toContainText(given.form.doneNew);
    await expect(heading(page)).toContainText(other);
    await expect(page.getByText(/, until Jun 15, 2031/)).toBeVisible();
  });
});

test(
  "the owner reads messages, answers one and says that another is answered",
  onPhoneAlone,
  async ({ page }) => {
    const word = aWord();
    const text = `<b>${word}</b>\nWhat now?`;
    const message = {
      name: word,
      email: `${word.toLowerCase()}@example.org`,
      topic: "course",
      message: text,
    };
    const sent = await page.request.post("/api/contact", {
      data: { ...message, submission_id: randomUUID() },
    });
    expect(sent.status()).toBe(204);
    await signInAsOwner(page);
    await page.goto("/studio/leads");
    await page
      .getByRole("navigation", { name: studioPage.tabs.label })
      .getByRole("link", { name: studioMessagesPage.title })
      .click();

    await expect(heading(page)).toHaveText(studioMessagesPage.title);
    const own = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ hasText: `<b>${word}</b>` });
    await expect(own).toContainText("What now?");
    await inOrder(page);
    await test.step("a reply is kept while it is written, and sent", async () => {
      const words = studioMessagesPage.reply;
      await own.getByRole("button", { name: /^Reply/ }).click();
      await expect(own.getByRole("textbox", { name: words.label })).toBeFocused();
      await own.getByRole("button", { name: words.send }).click();
      await expect(own.getByText(words.empty)).toBeVisible();
      await own.getByRole("textbox").fill("Yes, <i>gladly</i>.");
      await inOrder(page);
      await page.reload();
      await expect(own.getByRole("textbox", { name: words.label })).toHaveValue("Yes, <i>gladly</i>.");
      await own.getByRole("button", { name: words.send }).click();
      await expect(toasts(page)).toContainText(words.sent);
      await expect(own).toHaveCount(0);
      const show = page.getByRole("combobox", { name: studioMessagesPage.show.label });
      await show.selectOption("answered");
      await expect(own.getByRole("list")).toContainText("Yes, <i>gladly</i>.");
      await inOrder(page);
      await own.getByRole("button", { name: /^Mark as waiting/ }).click();
      await show.selectOption("waiting");
    });
    const link = await own.getByRole("link", { name: /^Use my mail app/ }).getAttribute("href");
    expect(decodeURIComponent(link ?? "")).toContain(`> <b>${word}</b>`);
    await own.getByRole("button", { name: /^Mark as answered/ }).click();
    await expect(toasts(page)).toContainText(studioMessagesPage.marked.answered);
    await expect(own).toHaveCount(0);
    await page.getByRole("combobox", { name: studioMessagesPage.show.label }).selectOption("answered");
    await expect(own).toBeVisible();
  },
);
