import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import type { LessonFilmBody, StudioLesson } from "@academy/contract/studio-courses";
import { useState } from "react";
import { explain } from "../../../../../lib/api/api-error.ts";
import { Button } from "../../../../../ui/button.tsx";
import { toast } from "../../../../../ui/toast/toast-store.ts";
import { MediaPicker } from "../../../media/media-picker.tsx";
import { UploadList } from "../../../media/uploads/upload-list.tsx";
import { changeFilm, useCourseChange } from "../../calls.ts";
import { FilmCaptions } from "./film-captions.tsx";
import { FilmChapters } from "./film-chapters.tsx";
import { FilmFacts } from "./film-facts.tsx";
import { FilmPosterChoice } from "./film-poster-choice.tsx";
import { HostedFilmDialog, hostedWith } from "./hosted-film-dialog.tsx";
import { RemoveFilm } from "./remove-film.tsx";

const words = studioLessonPage.film;
type ChangeFilm = (body: LessonFilmBody, told: string) => void;

/** What plays in the lesson, and all that belongs to it. It changes for learners at once. */
export function LessonFilm({ lesson }: { lesson: StudioLesson }) {
  const { film } = lesson;
  const [open, setOpen] = useState<"library" | "address">();
  const saving = useCourseChange((body: LessonFilmBody) => changeFilm(lesson.id, body));
  const change: ChangeFilm = (body, told) =>
    saving.mutate(body, {
      onSuccess: () => toast({ title: told }),
      onError: (error) => toast({ title: explain(error) }),
    });
  const media = film.kind === "media" ? film.media : null;
  /** What is chosen for this film, with one thing changed. */
  const bodyWith = (changed: Partial<{ posterId: string | null; chapters: typeof film.chapters }>) => ({
    kind: "media" as const,
    mediaId: media?.id ?? "",
    posterId: film.poster?.id ?? null,
    chapters: film.chapters,
    ...changed,
  });
  return (
    <section className="course-edit-card" aria-labelledby="lesson-film">
      <h2 id="lesson-film" className="text-heading">
        {words.heading}
      </h2>
      <p className="studio-small">{words.now}</p>
      <FilmFacts film={film} />
      <div className="form-actions">
        <Button variant="secondary" size="small" isBusy={saving.isPending} onClick={() => setOpen("library")}>
          {film.kind === "media" ? words.change : words.choose}
        </Button>
        <Button variant="secondary" size="small" onClick={() => setOpen("address")}>
          {words.hosted.use}
        </Button>
        {film.hasStarter && (
          <Button variant="quiet" size="small" onClick={() => change({ kind: "starter" }, words.changed)}>
            {words.useStarter}
          </Button>
        )}
        {film.kind !== "none" && <RemoveFilm onRemove={() => change({ kind: "none" }, words.removed)} />}
      </div>
      <UploadList />
      {film.hosted && (
        <FilmPosterChoice
          media={null}
          poster={film.poster}
          onChoose={(posterId) => change(hostedWith(film.hosted, posterId), words.changed)}
        />
      )}
      {media && (
        <>
          <FilmPosterChoice
            media={media}
            poster={film.poster}
            onChoose={(posterId) => change(bodyWith({ posterId }), words.changed)}
          />
          <FilmCaptions lessonId={lesson.id} captionLines={film.captionLines} />
          <FilmChapters
            key={JSON.stringify(film.chapters)}
            chapters={film.chapters}
            lengthSeconds={media.lengthSeconds ?? 0}
            isBusy={saving.isPending}
            onSave={(chapters) => change(bodyWith({ chapters }), words.chaptersSaved)}
          />
        </>
      )}
      {open === "address" && (
        <HostedFilmDialog lessonId={lesson.id} film={film} onClose={() => setOpen(undefined)} />
      )}
      {open === "library" && (
        <MediaPicker
          kinds={["film", "audio"]}
          onClose={() => setOpen(undefined)}
          onChoose={({ id }) => {
            setOpen(undefined);
            change({ kind: "media", mediaId: id, posterId: null, chapters: [] }, words.changed);
          }}
        />
      )}
    </section>
  );
}
