import { libraryPage } from "@academy/content/pages/learning/library-page";
import type { WritingInput } from "@academy/documents/writing";

/** Read when asked for: they may have changed since this was loaded. */
const words = () => libraryPage.document;

/** One page of HTML that any browser opens and prints, with nothing in it but what somebody wrote and was asked. */
export function writingDocument({ name, courses, at }: WritingInput): string {
  const day = at.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${inHtml(words().title)}</title><style>${style}</style></head>
<body><header><h1>${inHtml(words().title)}</h1><p>${inHtml(name)} · ${inHtml(day)}</p></header>
${courses.length > 0 ? courses.map(courseOf).join("\n") : `<p>${inHtml(words().empty)}</p>`}
</body></html>
`;
}

type Course = WritingInput["courses"][number];
type Entry = Course["parts"][number]["entries"][number];

const courseOf = ({ title, parts }: Course) =>
  `<section><h2>${inHtml(title)}</h2>${parts
    .map(({ heading, entries }) => `<h3>${inHtml(heading)}</h3>${entries.map(entryOf).join("")}`)
    .join("")}</section>`;

const entryOf = ({ title, lines }: Entry) =>
  `<article><h4>${inHtml(title)}</h4>${lines
    .map(({ text, isAsked }) => `<p${isAsked ? ' class="asked"' : ""}>${inHtml(text)}</p>`)
    .join("")}</article>`;

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const inHtml = (text: string) => text.replace(/[&<>"']/g, (each) => entities[each] ?? each);

const style =
  "body{max-width:42rem;margin:3rem auto;padding:0 1.25rem;color:#351629;font:1.0625rem/1.6 Georgia,serif}" +
  "h1,h2,h3,h4{line-height:1.25;font-weight:500;break-after:avoid}h2{margin-top:3rem;border-top:1px solid}" +
  "h3{color:#7a5a12}h4{margin:1.5rem 0 .25rem}p{margin:.25rem 0 .75rem;white-space:pre-wrap;overflow-wrap:anywhere}" +
  ".asked{color:#6d5563;font-style:italic}article{break-inside:auto}";
