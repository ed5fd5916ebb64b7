import { lessonPage } from "@academy/content/lesson-page";
import { useId } from "react";
import { Blocks } from "./blocks.tsx";
import { readText } from "./read-text.ts";

/** What the owner wrote, as elements: no markup of theirs reaches the page as markup. */
export function LessonText({ markdown }: { markdown: string }) {
  const id = useId();
  return (
    <div className="lesson-text">
      {readText(markdown, lessonPage.exercise).map(({ kind, tokens }, place) =>
        kind === "exercise" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text never change places.
          <section key={place} className="lesson-exercise" aria-labelledby={`${id}${place}`}>
            <Blocks tokens={tokens} headingId={`${id}${place}`} />
          </section>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <Blocks key={place} tokens={tokens} />
        ),
      )}
    </div>
  );
}
