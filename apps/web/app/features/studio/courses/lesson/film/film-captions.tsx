import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import { explain } from "../../../../../lib/api/api-error.ts";
import { Button } from "../../../../../ui/buttons/button.tsx";
import { toast } from "../../../../../ui/toast/toast-store.ts";
import { UploadButton } from "../../../media/uploads/upload-button.tsx";
import { changeCaptions, useCourseChange } from "../../calls.ts";

const words = studioLessonPage.film;

/** Captions as a WebVTT file, which the server checks. */
export function FilmCaptions({ lessonId, captionLines }: { lessonId: string; captionLines: number | null }) {
  const saving = useCourseChange((vtt: string | null) => changeCaptions(lessonId, vtt));
  const save = (vtt: string | null) =>
    saving.mutate(vtt, {
      onSuccess: () => toast({ title: vtt === null ? words.captionsRemoved : words.captionsSaved }),
    });
  return (
    <div className="media-part">
      <h3 className="field-label">{words.captions}</h3>
      <p className="studio-small">
        {captionLines === null ? words.noCaptions : words.captionLines(captionLines)}
      </p>
      <div className="form-actions">
        <UploadButton
          variant="secondary"
          size="small"
          accept=".vtt,text/vtt"
          onFiles={([file]) => file && void file.text().then(save)}
        >
          {captionLines === null ? words.uploadCaptions : words.replaceCaptions}
        </UploadButton>
        {captionLines !== null && (
          <Button variant="quiet" size="small" onClick={() => save(null)}>
            {words.removeCaptions}
          </Button>
        )}
      </div>
      <p role="alert" className="field-error">
        {saving.error ? explain(saving.error) : ""}
      </p>
      <p className="field-hint">{words.captionsHint}</p>
    </div>
  );
}
