import type { Locator, Page } from "@playwright/test";
import { studioLessonPage } from "../../packages/content/src/pages/studio/courses/lesson-page.ts";
import { studioWorkbookPage } from "../../packages/content/src/pages/studio/courses/workbook-page.ts";
import { studioEditor } from "../../packages/content/src/pages/studio/editor.ts";
import { studioOwnPages } from "../../packages/content/src/pages/studio/own-pages.ts";
import { studioPagesPage } from "../../packages/content/src/pages/studio/pages-page.ts";
import { test } from "../support/academies/demo-academy.ts";
import { post } from "../support/people.ts";
import { inOrder, typeOver } from "../support/studio.ts";
import { expect } from "../support/visit.ts";

const { conflict, local } = studioEditor;
type StoredDraft = Record<string, unknown>;

// What is cut off, and what somebody else was faster with, the browser tells the console.
test.use({
  baseURL: ({ academy }, use) => use(academy.url),
  expectedConsole: [
    /ERR_FAILED.*\/draft$|status of 409 \(Conflict\).*\/draft$|^Blocked script execution in |^Failed to execute 'postMessage' on 'DOMWindow'/,
  ],
});

type Editor = {
  name: string;
  path: string;
  /** Where it is read; below it, it is saved. */
  api: string;
  /** What somebody else sends who has read it. */
  written: (found: StoredDraft, text: string) => StoredDraft;
  /** Where it is written. */
  field: (page: Page) => Promise<Locator>;
};

const make = async (page: Page, path: string, data: StoredDraft) =>
  ((await (await page.request.post(`/api/studio/${path}`, { data })).json()) as { id: string }).id;
const textbox = (name: string) => async (page: Page) => page.getByRole("textbox", { name, exact: true });

/** One of each kind. */
async function everyEditor(page: Page): Promise<Editor[]> {
  const course = await make(page, "courses", { title: "A course of drafts" });
  const module = await make(page, `courses/${course}/modules`, { title: "One" });
  const lesson = await make(page, `modules/${module}/lessons`, { title: "The first lesson" });
  const book = await make(page, `courses/${course}/workbooks`, { title: "My own pages" });
  const own = await make(page, "own-pages", { title: "Drafts", address: "/drafts", kind: "article" });
  const { meta = "" } = studioPagesPage.list.parts;
  return [
    {
      name: "a page",
      path: "/studio/pages/contact",
      api: "/api/studio/pages/contact",
      written: ({ state }, text) => ({ basedOn: state, edits: { "contact-page": { "meta.title": text } } }),
      field: async (at) => {
        await at.locator("summary").filter({ hasText: meta }).click();
        return at.getByRole("textbox", { name: `${meta}, title` });
      },
    },
    {
      name: "an email",
      path: "/studio/pages/mail-refunded",
      api: "/api/studio/pages/mail-refunded",
      written: ({ state }, text) => ({ basedOn: state, edits: { "mail-refunded": { subject: text } } }),
      field: textbox("Subject"),
    },
    {
      name: "a page of her own",
      path: `/studio/pages/${own}`,
      api: `/api/studio/own-pages/${own}`,
      written: ({ state, page: found }, text) => ({
        basedOn: state,
        page: { ...(found as StoredDraft), description: text },
      }),
      field: textbox(studioOwnPages.editor.description),
    },
    {
      name: "the quiz",
      path: "/studio/quiz",
      api: "/api/studio/quiz",
      written: ({ state }, text) => ({ basedOn: state, texts: { "question-1": text } }),
      field: async (at) => {
        await at.locator("details.quiz-place > summary").first().click();
        return at.locator('textarea[data-text="question-1"]');
      },
    },
    {
      name: "a lesson",
      path: `/studio/courses/${course}/lessons/${lesson}`,
      api: `/api/studio/lessons/${lesson}`,
      written: ({ revision, title, minutes, text: body }, text) => ({
        revision,
        title,
        minutes,
        text: body,
        summary: text,
      }),
      field: textbox(studioLessonPage.summary),
    },
    {
      name: "a workbook",
      path: `/studio/courses/${course}/workbooks/${book}`,
      api: `/api/studio/workbooks/${book}`,
      written: ({ revision, title, parts }, text) => ({ revision, title, parts, subtitle: text }),
      field: textbox(studioWorkbookPage.subtitle),
    },
  ];
}

test("every editor sends again by itself, offers what never arrived, and shows both texts where two have written", async ({
  page,
  academy,
}) => {
  await post(page.request, "/api/auth/sign-in/email", academy.owner);
  const status = page.locator(".editor-acts").getByRole("status");
  const failed = page.getByRole("alert").filter({ hasText: studioEditor.notSaved });
  for (const { name, path, api, written, field: find } of await everyEditor(page)) {
    let field = page.locator("textarea");
    const stored = async () => (await page.request.get(api)).text();
    await test.step(`${name}: what was cut off is sent again, without anybody doing anything`, async () => {
      await page.goto(path);
      field = await find(page);
      await page.route(`**${api}/draft`, (route) => route.abort());
      await typeOver(field, "Written without a line");
      await expect(failed).toBeVisible();
      await expect(status).toContainText(studioEditor.status.failed);
      await page.unroute(`**${api}/draft`);
      await expect(status).toContainText(/saved$|saved\. |saved, /);
      expect(await stored()).toContain("Written without a line");
    });
    await test.step(`${name}: what never arrived is offered in another tab`, async () => {
      await page.route(`**${api}/draft`, (route) => route.abort());
      await typeOver(field, "Never arrived");
      await expect(failed).toBeVisible();
      const other = await page.context().newPage();
      await other.goto(path);
      const notice = other.getByRole("region", { name: local.label });
      await expect(notice).toContainText(local.text);
      await notice.getByRole("button", { name: local.use }).click();
      await expect(notice).toHaveCount(0);
      await expect.poll(stored).toContain("Never arrived");
      await other.close();
      await page.unroute(`**${api}/draft`);
      await page.goto(path);
    });
    await test.step(`${name}: of two who write the second sees both, and chooses`, async () => {
      field = await find(page);
      await expect(field).toHaveValue("Never arrived");
      for (const choice of ["theirs", "mine"] as const) {
        const found = (await (await page.request.get(api)).json()) as StoredDraft;
        const put = await page.request.put(`${api}/draft`, { data: written(found, `Of another: ${choice}`) });
        expect(put.status()).toBe(200);
        // At once, as words that are pasted: of what is typed slowly half a sentence may be sent, and told of.
        await field.click();
        await field.press("ControlOrMeta+a");
        await page.keyboard.insertText(`Of my own: ${choice}`);
        const dialog = page.getByRole("dialog", { name: conflict.title });
        await expect(dialog.getByRole("region", { name: conflict.mine, exact: true })).toContainText(
          `Of my own: ${choice}`,
        );
        await expect(dialog.getByRole("region", { name: conflict.theirs, exact: true })).toContainText(
          `Of another: ${choice}`,
        );
        if (choice === "mine") await inOrder(page);
        const press = choice === "mine" ? conflict.keepMine : conflict.takeTheirs;
        await dialog.getByRole("button", { name: press }).click();
        await expect(dialog).toHaveCount(0);
        const stands = choice === "mine" ? "Of my own: mine" : "Of another: theirs";
        await expect(field).toHaveValue(stands);
        await expect.poll(stored).toContain(stands);
      }
      // Other journeys come after this one.
      const { state } = (await (await page.request.get(api)).json()) as { state: string };
      if (!/lessons|workbooks/.test(api))
        await page.request.post(`${api}/discard`, { data: { basedOn: state } });
    });
  }
});
