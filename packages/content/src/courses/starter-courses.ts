import { advancedHealing } from "./advanced-healing/course.ts";
import { advancedWorkbook } from "./advanced-healing/workbook.ts";
import { businessStrategy } from "./business-strategy/course.ts";
import { strategyWorkbook } from "./business-strategy/workbook.ts";
import type { StarterCourse, StarterWorkbook } from "./course.ts";
import { foundationAndMindset } from "./foundation-and-mindset/course.ts";
import { foundationWorkbook } from "./foundation-and-mindset/workbook.ts";
import { healersBusinessBlueprint } from "./healers-business-blueprint/course.ts";
import { launchPlan } from "./healers-business-blueprint/launch-plan.ts";
import { giftBook } from "./healers-business-blueprint/workbook-week-1.ts";
import { offerBook } from "./healers-business-blueprint/workbook-week-2.ts";
import { launchBook } from "./healers-business-blueprint/workbook-week-3.ts";
import { cancellationTerms } from "./templates/cancellation-terms.ts";
import { consentForm } from "./templates/consent-form.ts";
import { intakeForm } from "./templates/intake-form.ts";
import { priceList } from "./templates/price-list.ts";
import { priceRiseLetter } from "./templates/price-rise-letter.ts";
import { referralLetter } from "./templates/referral-letter.ts";

const wholeBlueprint: StarterWorkbook = {
  slug: "the-blueprint-whole",
  title: "The Blueprint, whole",
  subtitle: "The three books in one, for whoever prints once",
  kind: "workbook",
  parts: [...giftBook.parts, ...offerBook.parts, ...launchBook.parts],
};

/** In the order of the academy. What is printed joins the courses here, so that no public page carries it along. */
export const starterCourses: readonly StarterCourse[] = [
  {
    ...healersBusinessBlueprint,
    workbooks: [wholeBlueprint, giftBook, offerBook, launchBook, launchPlan],
  },
  { ...foundationAndMindset, workbooks: [foundationWorkbook] },
  {
    ...businessStrategy,
    workbooks: [strategyWorkbook, priceList, priceRiseLetter, intakeForm, cancellationTerms],
  },
  { ...advancedHealing, workbooks: [advancedWorkbook, consentForm, referralLetter] },
];
