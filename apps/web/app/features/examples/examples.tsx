import { examplesWords } from "@academy/content/pages/learning/examples-words";
import { lazy, Suspense, useState } from "react";
import { fillWords } from "../../lib/text/fill-words.ts";
import { useChosenPerson } from "./examples-panel.tsx";
import "./examples.css";

const ExamplesPanel = lazy(() =>
  import("./examples-panel.tsx").then((module) => ({ default: module.ExamplesPanel })),
);

type ExamplesProps = {
  courseId: string;
  /** An item, or what the ids of several begin with. */
  of: string;
  /** Whose are offered first; without it, the label has to do. */
  nearest?: string;
  /** What is asked there, for those who hear one such after the other. */
  about?: string | undefined;
};

/** Folded until somebody wants to look, and fetched then. Only to be read: nothing of it gets into one's own answers. */
export function Examples({ courseId, of, nearest, about }: ExamplesProps) {
  const [hasOpened, setOpened] = useState(false);
  const chosen = useChosenPerson();
  const label = nearest ? fillWords(examplesWords.open, { name: chosen ?? nearest }) : examplesWords.openPlan;
  return (
    <details className="examples" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary>
        <span className="examples-label">{label}</span>
        {about && <span className="sr-only">: {about}</span>}
      </summary>
      {hasOpened && (
        <Suspense fallback={<p className="text-ink-soft text-pretty">{examplesWords.loading}</p>}>
          <ExamplesPanel courseId={courseId} of={of} />
        </Suspense>
      )}
    </details>
  );
}
