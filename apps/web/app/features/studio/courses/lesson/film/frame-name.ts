import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import { fillWords } from "../../../../../lib/text/fill-words.ts";
import { formatPosition } from "../../../../../lib/text/format-duration.ts";

/** What a frame of a film is called in the library. */
export const nameOfFrame = (filmName: string, seconds: number) =>
  fillWords(studioLessonPage.film.frameName, {
    name: filmName.replace(/\.\w+$/, ""),
    position: formatPosition(seconds).replaceAll(":", "."),
  });
