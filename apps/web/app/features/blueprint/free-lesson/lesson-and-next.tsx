import markdown from "@academy/content/courses/healers-business-blueprint/lessons/what-people-already-come-for.md?raw";
import { formatPrice } from "@academy/content/format-price";
import { blueprintTiers } from "@academy/content/offers";
import { freeLessonSheet } from "@academy/content/pages/blueprint/sheets";
import { freeLessonPage } from "@academy/content/pages/free-lesson-page";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { buttonLook } from "../../../ui/buttons/button-look.ts";
import { Mandala } from "../../archetypes/public.ts";
import { LessonText } from "../../lesson/public.ts";
import { Picture } from "../../pictures/public.ts";
import { EmptySheet } from "./empty-sheet.tsx";

const { eyebrow, title, summary, picture, minutes, note, course, sheet, next } = freeLessonPage;
const [{ priceCents, twoPayments, billingLabel }] = blueprintTiers;

/** The lesson as it is in the course, the page of its workbook, and a quiet word about what comes after it. */
export function LessonAndNext() {
  return (
    <>
      <header className="free-lesson-head column">
        <div className="free-lesson-drawing text-mystic">
          <Mandala archetype="mystic" />
        </div>
        <Picture of={picture} shape="wide" isFirst className="free-lesson-picture" />
        <p>
          <a href={course.to} className="text-link inline-flex min-h-11 items-center">
            {course.label}
          </a>
        </p>
        <p className="lesson-number">{eyebrow}</p>
        <h1 id="free-lesson-title" className="lesson-title">
          {title}
        </h1>
        <p className="lesson-summary">{summary}</p>
        <p className="text-ink-soft text-small">
          {minutes} · {note}
        </p>
      </header>
      <div id="free-lesson-body" className="column free-lesson-body">
        <LessonText markdown={markdown} />
        <section aria-labelledby="free-sheet-heading" className="pt-6 edge-t-ink">
          <h2 id="free-sheet-heading" className="text-heading">
            {sheet.heading}
          </h2>
          <p className="mt-2 max-w-text text-pretty">{sheet.lead}</p>
          <details className="fold">
            <summary>{sheet.unfoldLabel}</summary>
            <EmptySheet part={freeLessonSheet} />
          </details>
        </section>
        <section aria-labelledby="free-next-heading" className="free-lesson-next">
          <h2 id="free-next-heading" className="text-heading">
            {next.heading}
          </h2>
          <p className="mt-3 max-w-text text-pretty">
            {fillWords(next.text, {
              price: formatPrice(priceCents),
              twoPayments: twoPayments?.label ?? billingLabel,
            })}
          </p>
          <p className="flex flex-wrap items-center gap-x-7 gap-y-2 mt-5">
            <a href={next.prices.to} className={buttonLook({})}>
              {next.prices.label}
            </a>
            <a href={next.quiz.to} className="text-link inline-flex min-h-11 items-center">
              {next.quiz.label}
            </a>
          </p>
        </section>
      </div>
    </>
  );
}
