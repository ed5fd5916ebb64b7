import type { ComponentProps } from "react";
import { LessonText, ShowMark } from "../../../lesson/public.ts";
import { nameOfMark } from "../editor/name-of-mark.ts";

/** A lesson's text for whoever wrote it: where a tool will stand, its name does. */
export function StudioLessonText(lesson: ComponentProps<typeof LessonText>) {
  return (
    <ShowMark value={showMark}>
      <LessonText {...lesson} />
    </ShowMark>
  );
}

const showMark = (mark: string) => <p className="text-ink-soft">{nameOfMark(mark)}</p>;
