import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import {
  maxAddressCharacters,
  pageAddressOf,
  readHostedAddress,
} from "@academy/contract/fields/hosted-films";
import type { LessonFilmBody, StudioLesson } from "@academy/contract/studio/courses";
import { useState } from "react";
import { explain } from "../../../../../lib/api/api-error.ts";
import { Field } from "../../../../../ui/form/field.tsx";
import { Input } from "../../../../../ui/form/input.tsx";
import { toast } from "../../../../../ui/toast/toast-store.ts";
import { changeFilm, useCourseChange } from "../../calls.ts";
import { DialogForm } from "../../dialog-form.tsx";

const { hosted: words, changed } = studioLessonPage.film;
type Film = StudioLesson["film"];

type HostedFilmDialogProps = { lessonId: string; film: Film; onClose: () => void };

/** The address of a film at a video host, and nothing else: an embed code is refused. */
export function HostedFilmDialog({ lessonId, film, onClose }: HostedFilmDialogProps) {
  const [address, setAddress] = useState(film.hosted?.pageUrl ?? "");
  const [isUnknown, setUnknown] = useState(false);
  const saving = useCourseChange((body: LessonFilmBody) => changeFilm(lessonId, body));
  const save = () => {
    const video = readHostedAddress(address);
    if (!video) return setUnknown(true);
    const posterId = film.kind === "hosted" ? (film.poster?.id ?? null) : null;
    // Another film has other chapters.
    const chapters = pageAddressOf(video) === film.hosted?.pageUrl ? film.chapters : [];
    saving.mutate(
      { kind: "hosted", address, posterId, chapters },
      {
        onSuccess: () => {
          toast({ title: changed });
          onClose();
        },
      },
    );
  };
  const error = isUnknown ? words.unknown : saving.error ? explain(saving.error) : "";
  return (
    <DialogForm title={words.title} words={words} isBusy={saving.isPending} onSend={save} onClose={onClose}>
      <Field label={words.address} hint={words.hint} error={error}>
        <Input
          type="url"
          inputMode="url"
          value={address}
          maxLength={maxAddressCharacters}
          autoComplete="off"
          placeholder={words.example}
          onChange={({ target }) => {
            setUnknown(false);
            setAddress(target.value);
          }}
        />
      </Field>
      <p className="studio-small">{words.privacy}</p>
    </DialogForm>
  );
}
