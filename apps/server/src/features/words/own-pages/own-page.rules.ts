import type { OwnPage, Section, SoldCourse } from "@academy/contract/visitors/own-pages";

/** First parts of addresses that are ours, or that we may want one day: what is made here must never be in the way. */
const reserved = new Set(
  [
    "about alumni-group checkout claim-owner contact free-lesson healers-business-blueprint healers-roadmap home privacy quiz quiz-texts",
    "reset-password restore-email subscribe terms test-results two-step-off",
    "api account accounts admin app apps archive assets auth blog callback cdn certificates challenge community course",
    "courses dashboard dev docs download downloads email embed events export favicon feed files films forum graphql group",
    "groups health healthz help import index internal invite jobs lesson lessons live login logout mail media member",
    "members metrics new oauth offer offers openid order orders owner pages pay payment payments plan plans preview",
    "private profile public ready register resources robots rss search settings shop sign-in sign-out sign-up signin",
    "signout signup sitemap static status store studio support system test test-checkout thank-you unsubscribe upload",
    "uploads user users verify webhook webhooks welcome words workbook workbooks www",
  ].flatMap((line) => line.split(" ")),
);

export const firstPart = (address: string) => address.split("/")[1] ?? "";

/** Two letters alone would be a language. */
export const isReserved = (address: string) =>
  reserved.has(firstPart(address)) ||
  /^[a-z]{2}$/.test(firstPart(address)) ||
  /^\d{3}$/.test(firstPart(address));

type Problem = { path: string; message: string };

const empty = (text: string) => text.trim() === "";

/** Where a list has something that is not written yet. */
function emptyEntry<Item>(items: readonly Item[], lacking: (item: Item) => string | undefined) {
  if (items.length === 0) return "items";
  const index = items.findIndex((item) => lacking(item) !== undefined);
  const item = items[index];
  return item === undefined ? undefined : `items.${index}${lacking(item)}`;
}

function problemOf(section: Section): { name: string; message: string } | undefined {
  const need = (name: string, isThere: boolean, message: string) => (isThere ? undefined : { name, message });
  if ("label" in section && empty(section.label) !== empty(section.to)) {
    return {
      name: empty(section.label) ? "label" : "to",
      message: "A button needs its words and where it leads.",
    };
  }
  switch (section.kind) {
    case "hero":
      return need("heading", !empty(section.heading), "Please write a headline.");
    case "course":
      return need("courseId", section.course !== undefined, "Please choose a course.");
    case "text":
      return need("markdown", !empty(section.markdown), "Please write a text, or remove this section.");
    case "points": {
      const name = emptyEntry(section.items, (item) => (empty(item) ? "" : undefined));
      return name === undefined ? undefined : { name, message: "Please write each point, or remove it." };
    }
    case "quote":
      return need("text", !empty(section.text), "Please write what was said.");
    case "picture":
      if (empty(section.src))
        return { name: "src", message: "Please choose a picture, or remove this section." };
      return need("alt", !empty(section.alt), "Please say what the picture shows, for whoever can’t see it.");
    case "call":
      if (empty(section.heading)) return { name: "heading", message: "Please write a headline." };
      return need("label", !empty(section.label), "Please write what the button says.");
    case "questions": {
      const name = emptyEntry(section.items, ({ question, answer }) =>
        empty(question) ? ".question" : empty(answer) ? ".answer" : undefined,
      );
      if (name === undefined) return undefined;
      return { name, message: "Please write each question and its answer, or remove it." };
    }
  }
}

/** What keeps a page from being shown to everybody. A draft may be as unfinished as it likes. */
export function whyNotReady(page: OwnPage): Problem | undefined {
  if (empty(page.description)) {
    return {
      path: "description",
      message: "Please describe the page in a sentence, for search engines and previews.",
    };
  }
  if (page.sections.length === 0) return { path: "sections", message: "Please add a section first." };
  for (const [index, section] of page.sections.entries()) {
    const problem = problemOf(section);
    if (problem) return { path: `sections.${index}.${problem.name}`, message: problem.message };
  }
  return undefined;
}

const maxCharacters = 200_000;
export const isTooLong = (page: OwnPage) => JSON.stringify(page).length > maxCharacters;

/** What a page begins with. */
type FirstPage = { kind: "article" | "landing" | "course"; courseId?: string; course?: SoldCourse };
export function firstSections({ kind, courseId = "", course }: FirstPage, title: string): Section[] {
  const hero: Section = { kind: "hero", eyebrow: "", heading: title, text: "", label: "", to: "" };
  const text: Section = { kind: "text", markdown: "" };
  if (kind === "course") {
    return [
      { ...hero, text: (course?.description ?? "").slice(0, 600) },
      { kind: "course", courseId },
    ];
  }
  if (kind === "article") return [hero, text];
  return [
    hero,
    { kind: "points", heading: "", items: [""] },
    text,
    { kind: "call", heading: "", text: "", label: "Take the free quiz", to: "/quiz" },
  ];
}
