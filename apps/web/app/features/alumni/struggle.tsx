import { alumniPage } from "@academy/content/pages/alumni-page";
import { SectionHeading } from "../../ui/section-heading.tsx";

/** What it is like alone, and beside it what the group makes of it. */
export function Struggle() {
  const { eyebrow, heading, lead, struggleLabel, solutionLabel, pairs } = alumniPage.struggleAndSolution;
  return (
    <section aria-labelledby="struggle-heading" className="column py-section">
      <SectionHeading id="struggle-heading" eyebrow={eyebrow} title={heading} lead={lead} />
      <ul className="mt-10 edge-t-ink">
        {pairs.map(({ struggle, solution }) => (
          <li key={struggle} className="pair">
            <p className="text-ink-soft">
              <span className="pair-label">{struggleLabel}</span>
              {struggle}
            </p>
            <p className="pair-solution">
              <span className="pair-label">{solutionLabel}</span>
              {solution}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
