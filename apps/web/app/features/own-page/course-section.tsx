import { formatLongDate } from "@academy/content/format-date";
import { formatPrice } from "@academy/content/format-price";
import { courseSection as words } from "@academy/content/pages/course-section";
import type { SoldCourse } from "@academy/contract/visitors/own-pages";
import { countWords } from "../../lib/text/count-words.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { formatMinutes } from "../../lib/text/format-duration.ts";
import { buttonLook } from "../../ui/buttons/button-look.ts";

/** What is in a course, module by module, and what it costs. */
export function CourseSection({ course, id }: { course: SoldCourse; id: string }) {
  const { modules, minutes, offer, title } = course;
  const lessons = modules.reduce((sum, module) => sum + module.lessons.length, 0);
  const size = {
    lessons: countWords(lessons, words.lessons),
    modules: countWords(modules.length, words.modules),
    time: formatMinutes(minutes),
  };
  return (
    <>
      <section aria-labelledby={id} className="own-section">
        <h2 id={id} className="text-title">
          {words.heading}
        </h2>
        <p className="text-ink-soft">{fillWords(words.size, size)}</p>
        <ol className="own-course">
          {modules.map((module, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: modules of a page never change their order.
            <li key={index}>
              <h3 className="text-heading">{module.title}</h3>
              <Opening opens={module.opens} on={words.opensOn} after={words.opensAfter} />
              <ol className="own-course-lessons" start={firstOf(modules, index)}>
                {module.lessons.map((lesson, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nor do lessons.
                  <li key={place}>{lesson}</li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby={`${id}-price`} className="own-section own-call">
        <h2 id={`${id}-price`} className="text-title">
          {words.priceHeading}
        </h2>
        {offer ? (
          <>
            <p className="font-display text-heading">{priceOf(offer)}</p>
            {offer.priceCents > 0 && <p>{words.keep}</p>}
            {modules.every(({ opens }) => opens) && (
              <Opening opens={modules[0]?.opens} on={words.firstOpensOn} after={words.firstOpensAfter} />
            )}
            <p>
              {/* A full navigation: the owner may have set a payment page of her own. */}
              <a href={offer.to} className={buttonLook({ size: "large" })}>
                {fillWords(words.buy, { title })}
              </a>
            </p>
          </>
        ) : (
          <p>{words.closed}</p>
        )}
      </section>
    </>
  );
}

type Opens = SoldCourse["modules"][number]["opens"];
type OpeningProps = { opens: Opens | undefined; on: string; after: { one: string; many: string } };

/** Said before anybody pays. */
function Opening({ opens, on, after }: OpeningProps) {
  if (!opens) return null;
  return (
    <p className="text-ink-soft">
      {"on" in opens ? fillWords(on, { day: formatLongDate(opens.on) }) : countWords(opens.afterDays, after)}
    </p>
  );
}

/** Lessons count through the whole course, as they do within it. */
const firstOf = (modules: SoldCourse["modules"], index: number) =>
  1 + modules.slice(0, index).reduce((sum, { lessons }) => sum + lessons.length, 0);

function priceOf({ priceCents, eachCents }: NonNullable<SoldCourse["offer"]>): string {
  if (priceCents === 0) return words.free;
  const price = formatPrice(priceCents);
  return eachCents === null ? price : fillWords(words.parts, { price, each: formatPrice(eachCents) });
}
