import { formatPrice } from "@academy/content/format-price";
import { blueprintTiers } from "@academy/content/offers";
import { freeLessonPage } from "@academy/content/pages/free-lesson-page";
import { dashboardPage } from "@academy/content/pages/learning/dashboard-page";
import { Link } from "react-router";
import { fillWords } from "../../../lib/text/fill-words.ts";

const { more, freeLesson, offer } = dashboardPage.first;
const [{ priceCents }] = blueprintTiers;
const { title, minutes } = freeLessonPage;

const steps = [
  { ...freeLesson, hint: fillWords(freeLesson.hint, { title, minutes }) },
  { ...offer, hint: fillWords(offer.hint, { price: formatPrice(priceCents) }) },
];

/** A lesson that costs nothing, and the course it is from. */
export function OtherSteps() {
  return (
    <>
      <h3 className="dashboard-more">{more}</h3>
      <ul className="dashboard-steps">
        {steps.map(({ label, to, hint }) => (
          <li key={to}>
            <Link to={to}>
              <span className="text-link">{label}</span>
              <span className="text-ink-soft text-small">{hint}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
