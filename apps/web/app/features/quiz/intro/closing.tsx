import { theTen } from "@academy/content/pages/quiz/quiz-page";
import type { ReactNode } from "react";

/** After the ten: a word about them, and the way in once more. */
export function Closing({ children }: { children: ReactNode }) {
  return (
    <section
      aria-labelledby="closing-heading"
      className="column grid gap-5 py-section edge-t-line wide:grid-cols-2"
    >
      <h2 id="closing-heading" className="text-title">
        {theTen.closingHeading}
      </h2>
      <div className="max-w-text">
        <p className="text-lead text-pretty">{theTen.closing}</p>
        <div className="mt-8">{children}</div>
      </div>
    </section>
  );
}
