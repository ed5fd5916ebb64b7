import { formatPrice } from "@academy/content/format-price";
import { blueprintTiers } from "@academy/content/offers";
import { freeLessonPage } from "@academy/content/pages/free-lesson-page";
import { dashboardPage } from "@academy/content/pages/learning/dashboard-page";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { Steps } from "../steps.tsx";

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
      <h3 className="mt-3 text-ink-soft font-text type-small weight-500 kern-[0]">{more}</h3>
      <Steps steps={steps} />
    </>
  );
}
