import { dashboardPage } from "@academy/content/pages/learning/dashboard-page";
import type { EnrollmentView, LearningView } from "@academy/contract/learning/progress";
import { countWords } from "../../lib/text/count-words.ts";
import { figuresOf } from "./dashboard-progress.ts";

type FiguresProps = { enrollments: EnrollmentView[] | undefined; learning: LearningView | undefined };

/** Until a figure is known, a dash holds its place. */
export function Figures({ enrollments, learning }: FiguresProps) {
  const { label, enrolled, completed, downloaded, progress } = dashboardPage.figures;
  const known = enrollments && figuresOf(enrollments);
  const shown = (figure: number | undefined, unit = "") => (figure === undefined ? "–" : `${figure}${unit}`);
  const figures = [
    [shown(known?.enrolled), enrolled],
    [shown(known?.completed), completed],
    [shown(learning?.downloadedResources), downloaded],
    [shown(known?.percent, "%"), countWords(known?.enrolled ?? 0, progress, { done: known?.completed ?? 0 })],
  ];
  return (
    <section aria-label={label}>
      <ul className="progress-figures is-glance">
        {figures.map(([figure, of]) => (
          <li key={of}>
            <span className="progress-figure">{figure}</span> <span>{of}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
