import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import {
  maxAddressCharacters,
  pageAddressOf,
  readHostedAddress,
} from "@academy/contract/fields/hosted-films";
import type { StudioLesson } from "@academy/contract/studio/courses";
import { useState } from "react";
import { Field } from "../../../../../ui/form/field.tsx";
import { Input } from "../../../../../ui/form/input.tsx";
import { DialogForm } from "../../dialog-form.tsx";
import type { NextFilm } from "./captions-question.tsx";

const { hosted: words } = studioLessonPage.film;
type Film = StudioLesson["film"];

type HostedFilmDialogProps = {
  film: Film;
  onChoose: (film: NextFilm) => void;
  onClose: () => void;
};

/** The address of a film at a video host, and nothing else: an embed code is refused. */
export function HostedFilmDialog({ film, onChoose, onClose }: HostedFilmDialogProps) {
  const [address, setAddress] = useState(film.hosted?.pageUrl ?? "");
  const [isUnknown, setUnknown] = useState(false);
  const save = () => {
    const video = readHostedAddress(address);
    if (!video) return setUnknown(true);
    const posterId = film.kind === "hosted" ? (film.poster?.id ?? null) : null;
    const isSame = pageAddressOf(video) === film.hosted?.pageUrl;
    // Another film has other chapters.
    const chapters = isSame ? film.chapters : [];
    onChoose({ body: { kind: "hosted", address, posterId, chapters }, isSame });
  };
  return (
    <DialogForm title={words.title} words={words} isBusy={false} onSend={save} onClose={onClose}>
      <Field label={words.address} hint={words.hint} error={isUnknown ? words.unknown : ""}>
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
