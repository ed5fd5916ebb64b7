import { termOf } from "@academy/content/offer-parts";
import { benefitWords } from "@academy/content/pages/benefit-words";
import type { HeldBenefitView } from "@academy/contract/learning/benefits";
import { Link } from "react-router";
import { formatUntil } from "../../lib/text/format-time.ts";
import { answersWithin } from "./answers-within.ts";
import { OpenSpace } from "./open-space.tsx";

const words = benefitWords.mine;
const places: Readonly<Record<string, { to: string; label: string }>> = words.places;

/** What somebody holds besides courses: until when, and the way to it. */
export function MyBenefits({ benefits }: { benefits: readonly HeldBenefitView[] }) {
  if (benefits.length === 0) return <p className="text-ink-soft">{words.none}</p>;
  return (
    <ul className="ruled-list">
      {benefits.map((benefit) => (
        <li key={benefit.id}>
          <p className="weight-500">{benefit.name}</p>
          <p className="text-ink-soft text-small">{benefit.more}</p>
          <p className="text-small">{endOf(benefit)}</p>
          {benefit.answerDays !== null && <p className="text-small">{answersWithin(benefit.answerDays)}</p>}
          <Way benefit={benefit} />
        </li>
      ))}
    </ul>
  );
}

function endOf({ kind, until, offers }: HeldBenefitView): string {
  const isMembership = offers.length > 0 && offers.every((each) => each === "alumniGroup");
  return termOf({ kind, until, months: null }, { isMembership, formatDay: formatUntil }) || words.kept;
}

function Way({ benefit: { id, name, kind, isReady } }: { benefit: HeldBenefitView }) {
  const place = places[kind];
  if (kind === "space") {
    if (!isReady) return <p className="text-small">{benefitWords.space.soon}</p>;
    return (
      <p className="mt-2">
        <OpenSpace id={id} name={name} variant="secondary" size="small" />
      </p>
    );
  }
  if (!place) return null;
  return (
    <p>
      <Link to={place.to} className="text-link inline-flex min-h-11 items-center">
        {place.label}
        <span className="sr-only">: {name}</span>
      </Link>
    </p>
  );
}
