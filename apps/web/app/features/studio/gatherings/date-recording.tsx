import { studioGatheringsPage } from "@academy/content/pages/studio/gatherings-page";
import { putUpRecording, sayUnrecorded } from "@academy/contract/calls/studio/gatherings";
import type { GatheringDateDetail } from "@academy/contract/studio/gatherings";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { callApi } from "../../../lib/api/api.ts";
import { explain } from "../../../lib/api/api-error.ts";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { Select } from "../../../ui/form/select.tsx";
import { FormField } from "../../../ui/form/text-field.tsx";
import { readFields } from "../../../ui/form/use-form.ts";
import { toast } from "../../../ui/toast/toast-store.ts";
import { studioLessonPath } from "../courses/paths.ts";
import { FormDialog } from "../kit/form-dialog.tsx";
import { Section } from "../kit/section.tsx";
import { useFreshGatherings } from "./calls.ts";

const words = studioGatheringsPage.date.recording;

const filmPath = (shelfId: string, lessonId: string) => `${studioLessonPath(shelfId, lessonId)}#lesson-film`;

/** Of a date that is over: its recording, the one step to it, or the word that there is none. */
export function DateRecording({ date }: { date: GatheringDateDetail }) {
  const { recording, isUnrecorded } = date;
  if (recording) {
    const { shelfId, lessonId, isPublished } = recording;
    return (
      <Section id="recording" heading={words.heading} about={isPublished ? words.up : words.draft}>
        <LinkButton
          to={isPublished ? studioLessonPath(shelfId, lessonId) : filmPath(shelfId, lessonId)}
          variant={isPublished ? "secondary" : "primary"}
          size="small"
          className="mt-3"
        >
          {isPublished ? words.open : words.finish}
        </LinkButton>
      </Section>
    );
  }
  return (
    <Section id="recording" heading={words.heading} about={isUnrecorded ? words.saidNone : aboutOf(date)}>
      <PutUp date={date} />
    </Section>
  );
}

function aboutOf({ shelves: [first, ...others] }: GatheringDateDetail): string | undefined {
  if (!first) return;
  if (others.length > 0) return words.choose;
  return fillWords(first.isMade ? words.text : words.newShelf, { shelf: first.title });
}

function PutUp({ date: { id, shelves, isUnrecorded } }: { date: GatheringDateDetail }) {
  const [isChoosing, setChoosing] = useState(false);
  const navigate = useNavigate();
  const refresh = useFreshGatherings();
  const send = (benefitId: string) => callApi(putUpRecording, { params: { id }, body: { benefitId } });
  const edit = async (made: { id: string; courseId: string }) => {
    await refresh();
    await navigate(filmPath(made.courseId, made.id));
  };
  const adding = useMutation({ mutationFn: send, onSuccess: edit });
  const none = useMutation({
    mutationFn: () => callApi(sayUnrecorded, { params: { id } }),
    onSuccess: async () => {
      await refresh();
      toast({ title: words.noneSaved });
    },
  });
  const [first, ...others] = shelves;
  const error = adding.error ?? none.error;
  return (
    <>
      <div className="form-actions mt-3">
        {first && (
          <Button
            size="small"
            isBusy={adding.isPending}
            onClick={() => (others.length > 0 ? setChoosing(true) : adding.mutate(first.benefitId))}
          >
            {words.putUp}
          </Button>
        )}
        {!isUnrecorded && (
          <Button variant="quiet" size="small" isBusy={none.isPending} onClick={() => none.mutate()}>
            {none.isPending ? words.noneBusy : words.none}
          </Button>
        )}
      </div>
      {error && (
        <p role="alert" className="field-error">
          {explain(error)}
        </p>
      )}
      {isChoosing && (
        <FormDialog
          title={words.putUp}
          text={words.choose}
          words={{ submit: words.putUp, busy: words.busy, cancel: words.cancel }}
          read={(form) => readFields(form).benefitId ?? ""}
          send={send}
          onDone={edit}
          onClose={() => setChoosing(false)}
        >
          <FormField name="benefitId" label={words.shelf}>
            <Select name="benefitId" options={shelves.map(({ benefitId, title }) => [benefitId, title])} />
          </FormField>
        </FormDialog>
      )}
    </>
  );
}
