import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import { mediaFile } from "@academy/contract/calls/studio/media";
import { pathOf } from "@academy/contract/path-of";
import type { LessonFilmBody, StudioLesson } from "@academy/contract/studio/courses";
import type { MediaItem } from "@academy/contract/studio/media";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { explain } from "../../../../../lib/api/api-error.ts";
import { Button } from "../../../../../ui/buttons/button.tsx";
import { toast } from "../../../../../ui/toast/toast-store.ts";
import { MediaPicker } from "../../../media/media-picker.tsx";
import { UploadList } from "../../../media/uploads/upload-list.tsx";
import { uploadStore } from "../../../media/uploads/upload-store.ts";
import { changeFilm, readLesson, refreshCourses, useCourseChange } from "../../calls.ts";
import { CaptionsQuestion, type NextFilm } from "./captions-question.tsx";
import { FilmCaptions } from "./film-captions.tsx";
import { FilmChapters } from "./film-chapters.tsx";
import { FilmFacts } from "./film-facts.tsx";
import { FilmPosterChoice } from "./film-poster-choice.tsx";
import { nameOfFrame } from "./frame-name.ts";
import { HostedFilmDialog } from "./hosted-film-dialog.tsx";
import { RemoveFilm } from "./remove-film.tsx";
import { takeFrame } from "./take-frame.ts";

const words = studioLessonPage.film;
/** What a moment of a film may be at most. */
const maxSeconds = 86_400;
type ChangeFilm = (body: LessonFilmBody, told: string, onDone?: () => void) => void;

/** What plays in the lesson, and all that belongs to it. It changes for learners once the lesson is published. */
export function LessonFilm({ lesson }: { lesson: StudioLesson }) {
  const { film } = lesson;
  const [open, setOpen] = useState<"library" | "address">();
  const [next, setNext] = useState<NextFilm>();
  const saving = useCourseChange((body: LessonFilmBody) => changeFilm(lesson.id, body));
  const heading = useHeadingInAddress();
  const places = { film: `film-${lesson.id}`, poster: `poster-${lesson.id}` };
  const ownFrame = useOwnFrame(lesson.id, places.poster);
  const change: ChangeFilm = (body, told, onDone) =>
    saving.mutate(body, {
      onSuccess: () => {
        toast({ title: told });
        onDone?.();
      },
      onError: (error) => toast({ title: explain(error) }),
    });
  const media = film.kind === "media" ? film.media : null;
  /** Where the film before has captions, what becomes of them is asked first. */
  const use = (chosen: NextFilm) => {
    setOpen(undefined);
    const isAsked = film.captionsEnd !== null && film.kind !== "starter" && !chosen.isSame;
    if (isAsked) return setNext(chosen);
    change(chosen.body, words.changed, chosen.onDone);
  };
  /** What is chosen for this film, with one thing changed. */
  const bodyWith = (changed: Partial<{ posterId: string | null; chapters: typeof film.chapters }>) => ({
    ...(film.hosted
      ? { kind: "hosted" as const, address: film.hosted.pageUrl }
      : { kind: "media" as const, mediaId: media?.id ?? "" }),
    posterId: film.poster?.id ?? null,
    chapters: film.chapters,
    ...changed,
  });
  return (
    <section className="course-edit-card" aria-labelledby="lesson-film">
      <h2 ref={heading} id="lesson-film" tabIndex={-1} className="text-heading">
        {words.heading}
      </h2>
      <p className="studio-small">{film.isUnpublished ? words.unpublished : words.now}</p>
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
        {film.isUnpublished && (
          <Button variant="quiet" size="small" onClick={() => change({ kind: "published" }, words.kept)}>
            {words.asPublished}
          </Button>
        )}
        {film.kind !== "none" && <RemoveFilm onRemove={() => change({ kind: "none" }, words.removed)} />}
      </div>
      <UploadList place={places.film} />
      {(media || film.hosted) && (
        <>
          <FilmPosterChoice
            place={places.poster}
            media={media}
            poster={film.poster}
            isTaking={ownFrame.isTaking}
            onChoose={(posterId) => change(bodyWith({ posterId }), words.changed)}
          />
          <FilmCaptions lessonId={lesson.id} captionLines={film.captionLines} />
          <FilmChapters
            key={JSON.stringify(film.chapters)}
            chapters={film.chapters}
            // How long a film at its host is, only the host knows.
            lengthSeconds={media?.lengthSeconds ?? maxSeconds}
            isBusy={saving.isPending}
            onSave={(chapters) => change(bodyWith({ chapters }), words.chaptersSaved)}
          />
        </>
      )}
      {open === "address" && (
        <HostedFilmDialog film={film} onChoose={use} onClose={() => setOpen(undefined)} />
      )}
      {open === "library" && (
        <MediaPicker
          kinds={["film", "audio"]}
          place={places.film}
          onClose={() => setOpen(undefined)}
          onChoose={(item) =>
            use({
              body: { kind: "media", mediaId: item.id, posterId: null, chapters: [] },
              lengthSeconds: item.lengthSeconds ?? undefined,
              isSame: item.id === media?.id,
              onDone: () => {
                if (item.kind === "film") void ownFrame.take(item);
              },
            })
          }
        />
      )}
      {next && film.captionsEnd !== null && (
        <CaptionsQuestion
          captionsEnd={film.captionsEnd}
          lengthSeconds={next.lengthSeconds}
          onAnswer={(keepsCaptions) => {
            setNext(undefined);
            change({ ...next.body, keepsCaptions }, words.changed, next.onDone);
          }}
          onClose={() => setNext(undefined)}
        />
      )}
    </section>
  );
}

/** A film that comes into a lesson brings a frame of its own as the still picture, unless the owner has chosen one by then. */
function useOwnFrame(lessonId: string, place: string) {
  const client = useQueryClient();
  const [isTaking, setTaking] = useState(false);
  const use = async (film: MediaItem, posterId: string) => {
    try {
      const { film: now } = await readLesson(lessonId);
      if (now.media?.id !== film.id || now.poster) return;
      await changeFilm(lessonId, { kind: "media", mediaId: film.id, posterId, chapters: now.chapters });
      await refreshCourses(client);
      toast({ title: studioLessonPage.film.frameTaken });
    } catch (error) {
      toast({ title: explain(error) });
    }
  };
  const take = async (film: MediaItem) => {
    setTaking(true);
    const frame = await takeFrame(pathOf(mediaFile, { params: { id: film.id } }));
    setTaking(false);
    if (!frame) return;
    const { picture, seconds } = frame;
    const file = new File([picture], nameOfFrame(film.name, seconds), { type: picture.type });
    await uploadStore.start(file, { place, onDone: (posterId) => void use(film, posterId) });
  };
  return { isTaking, take };
}

/** Whoever comes for the film begins there: the page is long, and the film comes late in it on a phone. */
function useHeadingInAddress() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (window.location.hash !== `#${heading.current?.id}`) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
