import { readFile } from "node:fs/promises";
import type { PlanView } from "@academy/contract/learning/launch-plan";
import type { EnrollmentView } from "@academy/contract/learning/progress";
import type { Locator, Page } from "@playwright/test";
import { patient } from "../../apps/server/src/testing/pace.ts";
import { coursePage } from "../../packages/content/src/pages/learning/course-page.ts";
import { studioThemePage } from "../../packages/content/src/pages/studio/settings/theme-page.ts";
import { readPdf, squeeze } from "../../packages/documents/src/testing/read-pdf.ts";
import { test } from "../support/academies/demo-academy.ts";
import { admit, courseCalled, lessonsOf, read } from "../support/learners.ts";
import { post } from "../support/people.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, inOrder, toasts } from "../support/visit.ts";
import { fillTheRest, itemOn, write } from "../support/workbooks.ts";

// On which paper it prints is the same for everybody in an academy.
test.use({ baseURL: ({ academy }, use) => use(academy.url) });

const mine = {
  sentence: "I wash the feet of night nurses.",
  channel: "Cards at the birth center",
  door: "The February tea",
  offer: "Nine quiet Tuesdays",
  price: "$240",
  thing: "Oil the garden gate",
  witness: "Marit, by telephone",
  deeds: "Hold the smaller door twice",
  written: "Walt, on his blotter",
};

/** Three filled weeks, as `whole-course` fills them by hand. */
async function fillThreeWeeks(page: Page, courseId: string): Promise<void> {
  await write(page, courseId, {
    "sentence.frame": { "sentence.mine": mine.sentence },
    "channel.chosen": { "what.words": mine.channel, "day.words": "first Monday of the month, by noon" },
    "places.circled": { "1.person": "Joyce, at the notary’s" },
    "ninety.fixed": { "empty-seen.week": "5", "empty-unseen.week": "11" },
    "monday.appointments": { "friday.hour": "12:10, at the window" },
    "monday.witness": { "": mine.written },
    "offer.page": { "name.words": mine.offer },
    "price.prices": { "signature.price": mine.price },
    "door.page": { "name.words": mine.door },
  });
  for (const slug of ["the-gift-book", "the-offer-book", "the-launch-book"]) {
    await fillTheRest(page, courseId, slug, "Words of my own");
  }
}

const lettersOf = (pdf: Buffer) =>
  readPdf(pdf)
    .pages.map(({ letters }) => letters)
    .join("");

type Paper = keyof typeof studioThemePage.paper.names;
const inPoints = { letter: [612, 792], a4: [595, 842] };

/** Chosen by the owner, and the same in every PDF from then on. */
async function choosePaper(owner: Page, paper: Paper): Promise<void> {
  await owner.goto("/studio/settings/look");
  const choices = owner.getByRole("group", { name: studioThemePage.paper.legend });
  await choices
    .getByRole("radio", { name: new RegExp(`^${studioThemePage.paper.names[paper]}`) })
    .press("Space");
  await inOrder(owner);
  await owner.getByRole("button", { name: studioThemePage.publish }).press("Enter");
  await expect(toasts(owner).filter({ hasText: studioThemePage.published })).toBeVisible();
}

/** How large each page is, and nothing on it beyond its edges. */
function sizesIn(pdf: Buffer): number[][] {
  const { pages } = readPdf(pdf);
  for (const { width, height, lines } of pages) {
    for (const { text, x, y } of lines) {
      expect(x, text).toBeGreaterThan(20);
      expect(x, text).toBeLessThan(width - 20);
      expect(y, text).toBeGreaterThan(20);
      expect(y, text).toBeLessThan(height - 15);
    }
  }
  return pages.map(({ width, height }) => [Math.round(width), Math.round(height)]);
}
const unfolded = (calendar: string) => calendar.replaceAll("\r\n ", "").replaceAll("\\,", ",");

test("three filled weeks become a plan: a bookmark on another device, a PDF and calendars with one's words, a certificate that names it", async ({
  page,
  browser,
  academy,
}) => {
  const owner = await (await browser.newContext()).newPage();
  await post(owner.request, "/api/auth/sign-in/email", academy.owner);
  const { firstName, lastName } = await admit(owner, page, "blueprintSelfGuided");
  const course = await courseCalled(page, "Healer’s Business Blueprint");
  await fillThreeWeeks(page, course.id);
  const main = page.getByRole("main");

  await test.step("a place in a lesson is bookmarked, and another device leads back to it", async () => {
    const lesson = lessonsOf(course).find(({ title }) => title === "The signature offer");
    await page.goto(`/course/${course.id}/lesson/${lesson?.id}`);
    const place = page.locator(".lesson-text > h2").nth(1);
    await place.scrollIntoViewIfNeeded();
    // The ribbon follows what is read as well: a frame after the text has been scrolled it lies beside that.
    await page.evaluate(
      () => new Promise((settled) => requestAnimationFrame(() => requestAnimationFrame(settled))),
    );
    await place.hover();
    await page.getByRole("button", { name: `Bookmark this place: ${await place.innerText()}` }).click();
    await page.getByLabel("Note (optional)").fill("Before Monday");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: "Your bookmarks" })).toContainText("Before Monday");
    await expectAccessible(page, ".lesson-margin, .ribbon-place");
    const storageState = await page.context().storageState();
    const other = await (await browser.newContext({ storageState })).newPage();
    // It goes to the account a moment after it stands on the page.
    await expect(async () => {
      await other.goto("/search");
      await expect(other.getByText("Before Monday")).toBeVisible({ timeout: patient(2000) });
    }).toPass();
    await other.getByRole("link", { name: "The signature offer" }).click();
    await expect(other.locator(".lesson-text > h2").nth(1)).toBeFocused();
    await expect(other.locator(".lesson-text > h2").nth(1)).toBeInViewport();
    await other.context().close();
  });

  await test.step("with every lesson done, the plan is where to go on", async () => {
    for (const { id } of lessonsOf(course)) {
      await post(page.request, "/api/progress", { courseId: course.id, lessonId: id, completed: true });
    }
    // What the certificate waits for is said where it will be, and in the terms.
    await page.goto(`/course/${course.id}`);
    const certificate = main.getByRole("region", { name: "Certificate" });
    await expect(certificate).toContainText(coursePage.certificate.afterPlan);
    await expect(certificate.getByRole("button", { name: coursePage.certificate.download })).toBeDisabled();
    await expect(certificate.getByRole("link", { name: coursePage.certificate.toPlan })).toHaveAttribute(
      "href",
      `/course/${course.id}/plan`,
    );
    await page.goto("/terms#certificates");
    await expect(page.locator("#certificates")).toContainText("once your launch plan is finished");
    // A search leads to it as well.
    await page.goto("/search?q=launch+plan");
    await main.getByRole("listitem").getByRole("link", { name: "Your 90-day launch plan" }).first().click();
    await expect(page).toHaveURL(new RegExp(`/course/${course.id}/plan$`));
    await page.goto("/");
    const next = page.getByRole("region", { name: "Your 90-day launch plan" });
    await expect(next).toContainText("Your last step");
    await next.getByRole("link").click();
    await expect(main.getByRole("heading", { level: 1, name: "Your 90-day launch plan" })).toBeVisible();
  });

  await test.step("the plan begins with what was answered, is made one's own and finished", async () => {
    await expect(main.getByLabel("The week you can see coming")).toHaveValue("5");
    await expect(main.getByLabel("The week you can’t see coming")).toHaveValue("11");
    await expect(main.getByText("From The Launch Book: The ninety-day launch plan")).toBeVisible();
    await main.getByRole("button", { name: "Fill in the boxes" }).focus();
    await page.keyboard.press("Enter");
    const boxes = main.getByRole("textbox", { name: /^Week \d+/ });
    await expect(boxes).not.toHaveCount(0);
    const suggested = await boxes.evaluateAll((all: HTMLTextAreaElement[]) => all.map(({ value }) => value));
    for (const words of [mine.channel, mine.door, "Say hello to Joyce"]) {
      expect(suggested.join("\n")).toContain(words);
    }
    // A channel that runs once a month is in three weeks or four, not in every one.
    expect(suggested.filter((words) => words.includes(mine.channel)).length).toBeLessThanOrEqual(4);
    const ring = main.getByRole("switch", { name: "Ring" });
    await expect(main.getByLabel("Fridays, two minutes")).toHaveValue("12:10");
    await main.getByLabel("Mondays, ten minutes").focus();
    await page.keyboard.type("0715AM");
    await ring.focus();
    await page.keyboard.press("Space");
    await expect(ring).toBeChecked();
    const asks = main.getByLabel("Who asks me on Mondays what I did");
    const source = main.getByText("From The Launch Book: The first Monday");
    await expect(asks).toHaveValue(mine.written);
    // One of the hours was set here; the witness still comes from there.
    await expect(source).toHaveCount(1);
    await main.getByRole("textbox", { name: "Week 1, For the house" }).first().fill(mine.thing);
    await main.getByLabel(/^By day ninety/).pressSequentially(mine.deeds);
    await asks.press("ControlOrMeta+A");
    await asks.pressSequentially(mine.witness);
    await expect(source).toHaveCount(0);
    await expect(main.getByText("Saved", { exact: true })).toBeVisible();
    const finishing = main.getByRole("region", { name: "Finish your plan" });
    await finishing.getByRole("button", { name: "Keep them as they are" }).click();
    await finishing.getByRole("button", { name: "Finish my plan" }).click();
    await expect(main.getByRole("heading", { name: "Your plan is finished" })).toBeVisible();
    await expectAccessible(page);
  });

  const save = async (name: string) => {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      main.getByRole("link", { name }).press("Enter"),
    ]);
    return readFile(await file.path());
  };

  await test.step("its PDF on the academy's paper and on another, its file and its address for calendars hold one's words", async () => {
    // The sample academy sells from North Carolina, until its owner says what is printed on.
    for (const paper of ["letter", "a4"] as const) {
      if (paper === "a4") await choosePaper(owner, paper);
      const pdf = await save("Print the plan (PDF)");
      expect(sizesIn(pdf)).toEqual([inPoints[paper], inPoints[paper]]);
      const printed = lettersOf(pdf);
      const [first] = readPdf(pdf).pages;
      expect(first?.letters).toContain(squeeze(`${mine.offer}, ${mine.price}`));
      for (const words of [
        `${firstName} ${lastName}`,
        ...Object.values(mine).filter((each) => each !== mine.written),
      ]) {
        expect(printed).toContain(squeeze(words));
      }
    }

    await main.getByRole("button", { name: "Make an address that stays current" }).click();
    const address = await main.getByLabel(/^Add this address to your calendar/).inputValue();
    for (const calendar of [
      (await save("Download once (.ics)")).toString(),
      await (await fetch(address)).text(),
    ]) {
      for (const words of [mine.thing, mine.channel]) expect(unfolded(calendar)).toContain(words);
      expect(calendar).toMatch(/DTSTART:\d{8}T071500\r/);
      expect(calendar).toMatch(/DTSTART:\d{8}T121000\r/);
      expect(calendar).toContain("TRIGGER;RELATED=START:PT0S");
      expect(calendar.match(/SUMMARY:Your channel/g)?.length).toBeLessThanOrEqual(4);
    }
  });

  await test.step("for thirteen weeks the dashboard is about the plan, and after them about courses again", async () => {
    await page.goto("/");
    const plan = main.getByRole("region", { name: "Your 90-day launch plan" });
    await expect(plan).toContainText("The three things of week one");
    const planPath = `/api/courses/${course.id}/plan`;
    const beginOn = (day: Date) =>
      post(page.request, `${planPath}/changes`, {
        changes: [
          {
            id: crypto.randomUUID(),
            change: { kind: "begin", startsOn: day.toISOString().slice(0, 10) },
          },
        ],
      });
    const weeksAgo = (weeks: number) => {
      const now = new Date();
      now.setUTCDate(now.getUTCDate() - ((now.getUTCDay() + 6) % 7) - weeks * 7);
      return now;
    };
    await beginOn(weeksAgo(1));
    await page.reload();
    await expect(plan).toContainText("Week 2 of thirteen");
    await expect(main.getByText(/^You’ve completed all your courses/)).toHaveCount(0);
    const [first] = await plan.getByRole("checkbox").all();
    await first?.focus();
    await page.keyboard.press("Space");
    await expect(first as Locator).toBeChecked();
    await plan.getByLabel("I invited").focus();
    await page.keyboard.type("3");
    await plan.getByRole("button", { name: `Move to this week: ${mine.thing}` }).press("Enter");
    await expect(plan.getByRole("listitem").filter({ hasText: "Moved once" })).toContainText(mine.thing);
    await expect(plan.getByText("Saved", { exact: true })).toBeVisible();
    const kept = (await read<PlanView>(page, planPath)).plan;
    expect(kept?.fridays["2"]?.invited).toBe(3);
    expect(kept?.things.find(({ text }) => text === mine.thing)).toMatchObject({ week: 2, hasMoved: true });
    expect(kept?.things.filter(({ week, isDone }) => week === 2 && isDone)).toHaveLength(1);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, ".plan-week-now");
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await beginOn(weeksAgo(13));
    await page.reload();
    await expect(main.getByText(/^You’ve completed all your courses/)).toBeVisible();
    await expect(plan).toHaveCount(0);
  });

  await test.step("day ninety is answered on the page and read back from paper, calendar and page", async () => {
    await page.goto(`/course/${course.id}/plan`);
    await expect(main.getByText("Ninety days are over.")).toBeVisible();
    await itemOn(page, { id: "plan.count" }).getByRole("textbox").first().pressSequentially("26");
    const glad = itemOn(page, { id: "plan.glad" }).getByRole("textbox");
    await glad.pressSequentially("Week 4, in that chair, nobody talking.");
    await expect(page.locator(".workbook-state")).toHaveText("Saved");
    await page.reload();
    await expect(glad).toHaveValue("Week 4, in that chair, nobody talking.");
    await expect(main.getByLabel("Week 2: I invited")).toHaveValue("3");
    for (const paper of ["a4", "letter"] as const) {
      if (paper === "letter") await choosePaper(owner, paper);
      const pdf = await save("Print the plan (PDF)");
      expect(sizesIn(pdf)).toEqual([inPoints[paper], inPoints[paper], inPoints[paper]]);
      const [weeks = "", fridays = "", ninety = ""] = readPdf(pdf).pages.map(({ letters }) => letters);
      expect(weeks).toContain(squeeze(mine.thing));
      expect(fridays).toContain("Together3");
      expect(ninety).toContain(squeeze("Things checked, of thirty-three 26"));
      expect(ninety).toContain(squeeze("Week 4, in that chair, nobody talking."));
    }
    const { plan: kept } = await read<PlanView>(page, `/api/courses/${course.id}/plan`);
    const ended = new Date(`${kept?.startsOn}T00:00:00Z`);
    ended.setUTCDate(ended.getUTCDate() + 89);
    const day = ended.toISOString().slice(0, 10).replaceAll("-", "");
    expect(unfolded((await save("Download once (.ics)")).toString())).toMatch(
      new RegExp(`DTSTART;VALUE=DATE:${day}[^]*?SUMMARY:Day ninety`),
    );
  });

  await test.step("the finished plan has completed the course, and the certificate names it without a word of it", async () => {
    const enrollments = await read<EnrollmentView[]>(page, "/api/my-enrollments");
    const done = enrollments.find((each) => each.course.id === course.id);
    expect(done).toMatchObject({ plan: "finished", completedAt: expect.any(String) });
    const token = await (
      await page.request.get(`/api/certificates/${done?.certificateId}/credential.jwt`)
    ).text();
    const credential = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
    expect(credential.evidence).toEqual([expect.objectContaining({ name: "A finished 90-day launch plan" })]);
    for (const words of Object.values(mine)) expect(JSON.stringify(credential)).not.toContain(words);
    const certificate = await page.request.get(`/api/certificates/${done?.certificateId}/certificate.pdf`);
    expect(sizesIn(await certificate.body())).toEqual([inPoints.letter.toReversed()]);
  });
});
