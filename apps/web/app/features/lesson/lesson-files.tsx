import { lessonPage } from "@academy/content/pages/learning/lesson-page";
import type { LessonView } from "@academy/contract/learning/lessons";
import { fillWords } from "../../lib/text/fill-words.ts";
import { buttonLook } from "../../ui/buttons/button-look.ts";
import { DownloadLink } from "../resources/public.ts";

const words = lessonPage.files;

/** What belongs to the lesson, to take along. */
export function LessonFiles({ lesson: { files, course } }: { lesson: LessonView }) {
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="lesson-files" className="lesson-files">
      <h2 id="lesson-files" className="text-heading">
        {course.isShelf ? lessonPage.recording.files : words.heading}
      </h2>
      <ul>
        {files.map(({ id, title, fileType, downloadUrl }) => (
          <li key={id}>
            <DownloadLink url={downloadUrl} className={buttonLook({ variant: "secondary", size: "small" })}>
              <bdi className="wrap-anywhere">{fillWords(words.download, { title, type: fileType })}</bdi>
            </DownloadLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
