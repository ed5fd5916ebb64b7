import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import { mediaFile } from "@academy/contract/calls/studio/media";
import { pathOf } from "@academy/contract/path-of";
import type { MediaItem } from "@academy/contract/studio/media";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { explain } from "../../../../../lib/api/api-error.ts";
import { toast } from "../../../../../ui/toast/toast-store.ts";
import { uploadStore } from "../../../media/uploads/upload-store.ts";
import { changeFilm, readLesson, refreshCourses } from "../../calls.ts";
import { nameOfFrame } from "./frame-name.ts";
import { takeFrame } from "./take-frame.ts";

/** A film that comes into a lesson brings a frame of its own as the still picture, unless the owner has chosen one by then. */
export function useOwnFrame(lessonId: string) {
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
    await uploadStore.start(file, { onDone: (posterId) => void use(film, posterId) });
  };
  return { isTaking, take };
}
