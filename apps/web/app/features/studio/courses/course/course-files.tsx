import { studioCoursePage } from "@academy/content/pages/studio/courses/course-page";
import * as calls from "@academy/contract/calls/studio/course-files";
import type { MediaItem } from "@academy/contract/studio/media";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callApi } from "../../../../lib/api/api.ts";
import { explain } from "../../../../lib/api/api-error.ts";
import { apiQuery } from "../../../../lib/api/query-client.ts";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { Input } from "../../../../ui/form/input.tsx";
import { toast } from "../../../../ui/toast/toast-store.ts";
import { Section } from "../../kit/section.tsx";
import { MediaPicker } from "../../media/media-picker.tsx";
import { useCourseChange } from "../calls.ts";
import { DialogForm } from "../dialog-form.tsx";

const words = studioCoursePage.files;

type CourseFilesProps = {
  courseId: string;
  /** Only those of this lesson. */
  lessonId?: string;
};

/** What learners of the course find among their downloads, beside its workbooks; or in one of its lessons. */
export function CourseFiles({ courseId: id, lessonId }: CourseFilesProps) {
  const { data } = useQuery({ ...apiQuery(calls.listCourseFiles, { params: { id } }), staleTime: 0 });
  const files = data?.items.filter((file) => file.lessonId === (lessonId ?? null));
  const [isChoosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState<MediaItem>();
  const removing = useCourseChange((fileId: string) =>
    callApi(calls.removeCourseFile, { params: { id: fileId } }),
  );
  return (
    <Section id="course-files" heading={words.heading} className="course-edit-card">
      <p className="studio-small">{lessonId ? words.ofLesson : words.text}</p>
      <ul className="grid gap-1 wrap-anywhere">
        {files?.map(({ id: fileId, title }) => (
          <li key={fileId} className="flex items-center justify-between gap-3 wrap-anywhere">
            <bdi>{title}</bdi>
            <Button
              variant="quiet"
              size="small"
              aria-label={fillWords(words.removeNamed, { title })}
              isBusy={removing.isPending && removing.variables === fileId}
              onClick={() => removing.mutate(fileId, { onSuccess: () => toast({ title: words.removed }) })}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
      <div className="form-actions">
        <Button variant="secondary" size="small" onClick={() => setChoosing(true)}>
          {words.add}
        </Button>
      </div>
      {isChoosing && (
        <MediaPicker
          kinds={["file", "audio", "picture"]}
          onClose={() => setChoosing(false)}
          onChoose={(item) => {
            setChoosing(false);
            setChosen(item);
          }}
        />
      )}
      {chosen && (
        <NameFile courseId={id} lessonId={lessonId} item={chosen} onClose={() => setChosen(undefined)} />
      )}
    </Section>
  );
}

type NameFileProps = {
  courseId: string;
  lessonId: string | undefined;
  item: MediaItem;
  onClose: () => void;
};

function NameFile({ courseId, lessonId, item, onClose }: NameFileProps) {
  const [title, setTitle] = useState(item.name.replace(/\.\w+$/, ""));
  const adding = useCourseChange(() =>
    callApi(calls.addCourseFile, {
      params: { id: courseId },
      body: { mediaId: item.id, lessonId: lessonId ?? null, title },
    }),
  );
  const add = () =>
    adding.mutate(undefined, {
      onSuccess: () => {
        toast({ title: lessonId ? words.addedToLesson : words.added });
        onClose();
      },
    });
  return (
    <DialogForm
      title={words.nameTitle}
      words={words}
      isBusy={adding.isPending}
      onSend={add}
      onClose={onClose}
    >
      <Field label={words.name} hint={words.nameHint} error={adding.error ? explain(adding.error) : ""}>
        <Input
          value={title}
          maxLength={120}
          autoComplete="off"
          onChange={({ target }) => setTitle(target.value)}
        />
      </Field>
    </DialogForm>
  );
}
