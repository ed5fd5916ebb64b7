import { studioShelvesPage } from "@academy/content/pages/studio/courses/shelves-page";
import type { StudioRecording } from "@academy/contract/studio/recordings";
import { explain } from "../../../../lib/api/api-error.ts";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { formatDay } from "../../../../lib/text/format-time.ts";
import { Checkbox } from "../../../../ui/form/checkbox.tsx";
import { toast } from "../../../../ui/toast/toast-store.ts";
import { Loaded } from "../../kit/list.tsx";
import { Section } from "../../kit/section.tsx";
import { useCourseChange } from "../calls.ts";
import { changeRecording, useRecording } from "./calls.ts";

const words = studioShelvesPage.telling;

/** Whether those who can open the shelf get an email, decided before a recording is published for the first time. */
export function Telling({ recordingId }: { recordingId: string }) {
  return (
    <Section id="telling-heading" heading={words.heading} className="course-edit-card">
      <Loaded query={useRecording(recordingId)}>
        {(recording) => <Choice id={recordingId} recording={recording} />}
      </Loaded>
    </Section>
  );
}

function Choice({ id, recording }: { id: string; recording: StudioRecording }) {
  const { tells, holderCount, publishedAt, toldAt } = recording;
  const { mutate, isPending } = useCourseChange((isTold: boolean) => changeRecording(id, isTold));
  if (toldAt) return <p>{fillWords(words.told, { day: formatDay(toldAt) })}</p>;
  if (publishedAt) return <p>{fillWords(words.notTold, { day: formatDay(publishedAt) })}</p>;
  if (holderCount === 0) return <p>{words.nobody}</p>;
  return (
    <Checkbox
      as="switch"
      label={words.tells(holderCount)}
      hint={words.hint}
      checked={tells}
      disabled={isPending}
      onChange={({ target }) =>
        mutate(target.checked, {
          onSuccess: () => toast({ title: words.saved }),
          onError: (error) => toast({ title: explain(error) }),
        })
      }
    />
  );
}
