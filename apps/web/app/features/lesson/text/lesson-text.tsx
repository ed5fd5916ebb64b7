import { lessonPage } from "@academy/content/pages/learning/lesson-page";
import type { PictureView } from "@academy/contract/pictures";
import { type Ref, useId } from "react";
import { Blocks } from "./blocks.tsx";
import { readText } from "./read-text.ts";
import { TextPictures } from "./text-picture.tsx";

type LessonTextProps = { markdown: string; pictures?: readonly PictureView[]; ref?: Ref<HTMLDivElement> };

const none: readonly PictureView[] = [];

/** What the owner wrote, as elements: no markup of theirs reaches the page as markup. */
export function LessonText({ markdown, pictures = none, ref }: LessonTextProps) {
  const id = useId();
  return (
    <div ref={ref} className="lesson-text">
      <TextPictures value={pictures}>
        {readText(markdown, lessonPage.exercise).map(({ kind, tokens }, index) =>
          kind === "exercise" ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text never change their order.
            <section key={index} className="lesson-exercise" aria-labelledby={`${id}${index}`}>
              <Blocks tokens={tokens} headingId={`${id}${index}`} />
            </section>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <Blocks key={index} tokens={tokens} />
          ),
        )}
      </TextPictures>
    </div>
  );
}
