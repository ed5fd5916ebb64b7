import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { privacyPage } from "@academy/content/pages/privacy-page";
import { expect, test } from "vitest";

const app = join(import.meta.dirname, "..");
/** What is written into pages. */
const pageScripts = "../page-scripts";
const scripts = readdirSync(join(app, pageScripts)).map((file) => join(pageScripts, file));
const sources = [...readdirSync(app, { recursive: true, encoding: "utf8" }), ...scripts]
  .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
  .map((file) => [file.replaceAll("\\", "/"), readFileSync(join(app, file), "utf8")] as const);
const using = (word: RegExp) => sources.filter(([, text]) => word.test(text)).map(([file]) => file);

/** What each of them keeps beyond the tab, as the privacy page calls it. */
const named: Record<string, string> = {
  "../page-scripts/choose-headline.ts": "Which headline of the quiz you read",
  "features/funnel/first-touch.ts": "How you found us",
  "features/launch-plan/use-plan.ts": "What is still waiting to be sent",
  "features/lesson/film/controls/use-film-controls.ts": "How you like to watch",
  "features/progress/outbox/outbox-storage.ts": "What is still waiting to be sent",
  "features/progress/outbox/person-outbox.ts": "What is still waiting to be sent",
  "features/quiz/attempt/attempt-store.ts": "Your quiz answers",
  "features/quiz/experiment-arm.ts": "Which order of the quiz you get",
  "features/social-proof/seen-notices.ts": "Notices you have seen",
  "features/studio/editor/local-drafts.ts": "What is still waiting to be sent",
};

test("what is kept on a device beyond the tab is what the privacy page names", () => {
  // Where there is no guarded storage yet, it guards itself.
  const read = [...using(/import .*\bdeviceStorage\b/), ...using(/\blocalStorage\.setItem/)];
  const terms = privacyPage.sections
    .find(({ anchor }) => anchor === "your-device")
    ?.items.map(({ term }) => term);

  expect(read.sort()).toEqual(Object.keys(named));
  expect(terms?.toSorted()).toEqual([...new Set(Object.values(named)), "Until you close the tab"].sort());
});

test("nothing is kept past the guarded storage, and no page sets a cookie", () => {
  // One compares areas to know which of them another tab has changed.
  expect(using(/\blocalStorage\b|\bsessionStorage\b/).sort()).toEqual([
    "../page-scripts/choose-headline.ts",
    "features/quiz/quiz.tsx",
    "lib/storage/storage.ts",
  ]);
  expect(using(/\bindexedDB\b|\bcaches\.|serviceWorker|cookieStore|document\.cookie\s*=[^=]/)).toEqual([]);
});
