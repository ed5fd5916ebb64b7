import { dashboardPage } from "@academy/content/pages/dashboard-page";
import type { EnrollmentView, LearningView } from "@academy/contract/progress";
import { countWords } from "../../lib/text/count-words.ts";
import { FigureList } from "../../ui/figure-list.tsx";
import { figuresOf } from "./dashboard-progress.ts";

type FiguresProps = { enrollments: EnrollmentView[] | undefined; learning: LearningView | undefined };

/** Until a figure is known, a dash holds its place. */
export function Figures({ enrollments, learning }: FiguresProps) {
  const { label, enrolled, completed, downloaded, progress } = dashboardPage.figures;
  const known = enrollments && figuresOf(enrollments);
  const shown = (figure: number | undefined, unit = "") => (figure === undefined ? "–" : `${figure}${unit}`);
  return (
    <div className="dashboard-figures">
      <FigureList
        label={label}
        items={[
          { figure: shown(known?.enrolled), of: enrolled },
          { figure: shown(known?.completed), of: completed },
          { figure: shown(learning?.downloadedResources), of: downloaded },
          {
            figure: shown(known?.percent, "%"),
            of: countWords(known?.enrolled ?? 0, progress, { done: known?.completed ?? 0 }),
          },
        ]}
      />
    </div>
  );
}
