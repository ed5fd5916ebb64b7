import { studioCoursePage } from "@academy/content/pages/studio/courses/course-page";
import type { StudioCourse } from "@academy/contract/studio/courses";
import { useState } from "react";
import { explain } from "../../../../lib/api/api-error.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { toast } from "../../../../ui/toast/toast-store.ts";
import { LibraryPicture } from "../../../lesson/public.ts";
import { Section } from "../../kit/section.tsx";
import { MediaPicker } from "../../media/media-picker.tsx";
import { changeCover, useCourseChange } from "../calls.ts";

const words = studioCoursePage.cover;

/** A picture of the library instead of the drawn cover, as it is cropped where learners see it. */
export function CourseCover({ course: { id, cover } }: { course: Pick<StudioCourse, "id" | "cover"> }) {
  const [isChoosing, setChoosing] = useState(false);
  const saving = useCourseChange((mediaId: string | null) => changeCover(id, mediaId));
  const change = (mediaId: string | null) =>
    saving.mutate(mediaId, {
      onSuccess: () => toast({ title: words.changed }),
      onError: (error) => toast({ title: explain(error) }),
    });
  return (
    <Section id="course-cover" heading={words.heading} className="course-edit-card">
      <p className="studio-small">{words.text}</p>
      {cover?.picture ? (
        <div className="course-edit-cover is-picture">
          <LibraryPicture picture={cover.picture} sizes="24rem" isCropped />
        </div>
      ) : (
        <p>{words.drawn}</p>
      )}
      <div className="form-actions">
        <Button variant="secondary" size="small" isBusy={saving.isPending} onClick={() => setChoosing(true)}>
          {cover ? words.change : words.choose}
        </Button>
        {cover && (
          <Button variant="quiet" size="small" onClick={() => change(null)}>
            {words.remove}
          </Button>
        )}
      </div>
      <p className="field-hint">{words.hint}</p>
      {isChoosing && (
        <MediaPicker
          kinds={["picture"]}
          onClose={() => setChoosing(false)}
          onChoose={(item) => {
            setChoosing(false);
            change(item.id);
          }}
        />
      )}
    </Section>
  );
}
