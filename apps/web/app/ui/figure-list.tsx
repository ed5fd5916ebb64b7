import { type Claim, claimOf, isShown, sampleOf } from "../lib/claims.ts";
import { SampleMark } from "./sample-mark.tsx";

type Figure = { figure: string; of: string; claim?: Claim };
type FigureListProps = { label: string; mark: string; items: readonly Figure[] };

const marksOf = (items: readonly Figure[]) => items.flatMap(({ claim }) => claim ?? []);

/** A few large numerals and what they count, ruled like a table of a book. Of claims, those that may be said. */
export function FigureList({ label, mark, items }: FigureListProps) {
  const shown = items.filter(({ claim }) => claim === undefined || isShown(claim));
  if (shown.length === 0) return null;
  const isAllClaims = items.every(({ claim }) => claim !== undefined);
  return (
    <section aria-label={label} className="figure-list" {...(isAllClaims ? claimOf(...marksOf(items)) : {})}>
      <ul>
        {shown.map(({ figure, of, claim }) => (
          <li key={of} {...(claim ? claimOf(claim) : {})}>
            <span className="figure-numeral">{figure}</span> <span>{of}</span>
          </li>
        ))}
      </ul>
      <SampleMark of={marksOf(items).map(sampleOf)}>{mark}</SampleMark>
    </section>
  );
}
