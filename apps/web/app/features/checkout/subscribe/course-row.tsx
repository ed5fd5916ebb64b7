import { formatPrice } from "@academy/content/format-price";
import { courseOfferOf } from "@academy/content/offers";
import { subscribePage } from "@academy/content/pages/subscribe-page";
import type { CourseSummary } from "@academy/contract/learning/courses";
import { Link } from "react-router";
import { countWords } from "../../../lib/text/count-words.ts";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { formatMinutes } from "../../../lib/text/format-duration.ts";
import { buttonLook } from "../../../ui/buttons/button-look.ts";
import { useUser } from "../../account/public.ts";
import { coursePath } from "../../progress/public.ts";
import { checkoutPath } from "../paths.ts";

const words = subscribePage.courses;

type CourseRowProps = {
  course: CourseSummary;
  /** Where it is also sold by itself. */
  priceCents: number | undefined;
  /** Each of two payments, where it may be paid so. */
  eachCents: number | undefined;
};

/** A course as it stands in a catalogue. Its own page is for members. */
export function CourseRow({ course, priceCents, eachCents }: CourseRowProps) {
  const { isAuthenticated } = useUser();
  const { id, title, description, thumbnail, duration, difficulty, moduleCount, lessonCount } = course;
  const size = [countWords(moduleCount, words.modules), countWords(lessonCount, words.lessons)];
  const facts = [
    [words.duration, formatMinutes(duration)],
    [words.difficulty, difficulty],
    [words.size, size.join(", ")],
  ] as const;
  return (
    <li className="course-row">
      <img src={thumbnail} alt="" width={1280} height={720} loading="lazy" className="course-row-cover" />
      <div className="min-w-0">
        <h3 className="text-heading">
          {isAuthenticated ? (
            <Link to={coursePath(id)} className="text-link">
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p className="mt-3 max-w-[38rem] text-pretty">{description}</p>
        <dl className="course-row-facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {priceCents !== undefined && (
          <p className="flex flex-wrap gap-x-6 gap-y-3 items-center mt-6">
            <span>
              {fillWords(words.alone, { price: formatPrice(priceCents) })}
              {eachCents !== undefined && fillWords(words.inTwo, { price: formatPrice(eachCents) })}
            </span>
            {/* A full navigation: the owner may have set a payment page of her own. */}
            <a
              href={checkoutPath(courseOfferOf(id))}
              aria-label={`${buyLabel(priceCents)}: ${title}`}
              className={buttonLook({ variant: "secondary", size: "small" })}
            >
              {buyLabel(priceCents)}
            </a>
          </p>
        )}
      </div>
    </li>
  );
}

const buyLabel = (priceCents: number) => (priceCents === 0 ? words.get : words.buy);
