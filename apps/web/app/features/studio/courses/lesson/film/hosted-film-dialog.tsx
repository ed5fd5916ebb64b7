import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import { mostAddressCharacters, readHostedAddress } from "@academy/contract/fields/hosted-films";
import type { LessonFilmBody, StudioLesson } from "@academy/contract/studio-courses";
import { type FormEvent, useState } from "react";
import { explain } from "../../../../../lib/api/api-error.ts";
import { Button } from "../../../../../ui/button.tsx";
import { Field } from "../../../../../ui/form/field.tsx";
import { Input } from "../../../../../ui/form/input.tsx";
import { Dialog } from "../../../../../ui/modal/dialog.tsx";
import { toast } from "../../../../../ui/toast/toast-store.ts";
import { changeFilm, useCourseChange } from "../../calls.ts";

const { hosted: words, changed } = studioLessonPage.film;
type Film = StudioLesson["film"];

/** The same film with another picture. */
export const hostedWith = (hosted: Film["hosted"], posterId: string | null): LessonFilmBody => ({
  kind: "hosted",
  address: hosted?.pageUrl ?? "",
  posterId,
});

type HostedFilmDialogProps = { lessonId: string; film: Film; onClose: () => void };

/** The address of a film at a video host, and nothing else: an embed code is refused. */
export function HostedFilmDialog({ lessonId, film, onClose }: HostedFilmDialogProps) {
  const [address, setAddress] = useState(film.hosted?.pageUrl ?? "");
  const [isUnknown, setUnknown] = useState(false);
  const saving = useCourseChange((body: LessonFilmBody) => changeFilm(lessonId, body));
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isPending) return;
    if (!readHostedAddress(address)) return setUnknown(true);
    const posterId = film.kind === "hosted" ? (film.poster?.id ?? null) : null;
    saving.mutate(
      { kind: "hosted", address, posterId },
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
    <Dialog isOpen onClose={onClose} title={words.title}>
      <form className="form" onSubmit={save} noValidate>
        <Field label={words.address} hint={words.hint} error={error}>
          <Input
            type="url"
            inputMode="url"
            value={address}
            maxLength={mostAddressCharacters}
            autoComplete="off"
            placeholder="https://"
            onChange={({ target }) => {
              setUnknown(false);
              setAddress(target.value);
            }}
          />
        </Field>
        <p className="studio-small">{words.privacy}</p>
        <div className="form-actions">
          <Button type="submit" isBusy={saving.isPending}>
            {saving.isPending ? words.busy : words.confirm}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
