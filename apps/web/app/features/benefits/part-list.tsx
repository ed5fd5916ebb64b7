import { termOf } from "@academy/content/offer-parts";
import { benefitWords } from "@academy/content/pages/benefit-words";
import type { OfferPart } from "@academy/contract/fields/offer-parts";
import type { HeldBenefitView } from "@academy/contract/learning/benefits";
import type { ReactNode } from "react";
import { formatUntil } from "../../lib/text/format-time.ts";
import { isAdded } from "./added-parts.ts";

type PartListProps = {
  parts: readonly OfferPart[];
  /** Whether it is paid every month, and ends with that. */
  isMembership: boolean;
  /** What whoever looks has already. */
  held?: readonly HeldBenefitView[] | undefined;
  className?: string;
  /** Below the course it opens. */
  belowCourse?: ReactNode;
};

/** What an offer is made of: the same list wherever it is sold, paid and held. */
export function PartList({ parts, isMembership, held = [], className, belowCourse }: PartListProps) {
  return (
    <ul className={className}>
      {parts.map((part) => {
        const isHeld = held.some(({ id }) => id === part.id) && !isAdded(part, held);
        const term = isHeld ? benefitWords.held : termOf(part, { isMembership, formatDay: formatUntil });
        return (
          <li key={part.id}>
            <span>
              {part.name}
              {term && (
                <>
                  {" "}
                  <span className="block text-ink-soft text-small">{term}</span>
                </>
              )}
              {part.kind === "course" && belowCourse}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
