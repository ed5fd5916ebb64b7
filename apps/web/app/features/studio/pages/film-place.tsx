import { studioPagesPage } from "@academy/content/pages/studio/pages-page";
import { mediaFile } from "@academy/contract/calls/studio/media";
import { maxAddressCharacters, readHostedAddress } from "@academy/contract/fields/hosted-films";
import { pathOf } from "@academy/contract/path-of";
import { useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { MediaPicker } from "../media/media-picker.tsx";

const words = studioPagesPage.films;

type FilmPlaceProps = {
  part: string;
  path: string;
  problem: { field: string; sentence: string } | undefined;
  label: string;
  /** The sample, the address of a film at a video host, or one of the library by its id. */
  film: string;
  first: string;
  onChange: (film: string) => void;
};

/** A place for a film: one of the library, or one at a video host. */
export function FilmPlace({ part, path, problem, label, film, first, onChange }: FilmPlaceProps) {
  const isHosted = film.startsWith("https:");
  const [isChoosing, setChoosing] = useState(false);
  const [address, setAddress] = useState(isHosted ? film : "");
  const [isUnknown, setUnknown] = useState(false);
  const use = () => {
    const isFilm = readHostedAddress(address) !== undefined;
    setUnknown(!isFilm);
    if (isFilm) onChange(address.trim());
  };
  return (
    <fieldset className="field word-entries">
      <legend className="field-label">{label}</legend>
      <div className="grid gap-4 grid-cols-1">
        {film === first && <p className="studio-small">{words.first}</p>}
        {isHosted && (
          <p className="wrap-anywhere weight-500">
            <a href={film} target="_blank" rel="noreferrer" className="text-link">
              {film}
            </a>
          </p>
        )}
        {film !== first && !isHosted && (
          <>
            {/* biome-ignore lint/a11y/useMediaCaption: what it says is in the transcript, which is one of the texts. */}
            <video
              className="w-full max-h-80 rounded-soft"
              controls
              preload="metadata"
              src={pathOf(mediaFile, { params: { id: film.split("/")[0] ?? "" } })}
              aria-label={label}
            />
            <p className="studio-small">{words.captions}</p>
          </>
        )}
        <div className="form-actions">
          <Button
            size="small"
            variant="secondary"
            data-word={`${part}:${path}`}
            onClick={() => setChoosing(true)}
          >
            {words.choose}
          </Button>
          {film !== first && (
            <Button size="small" variant="quiet" onClick={() => onChange(first)}>
              {words.back}
            </Button>
          )}
        </div>
        <Field label={words.address} hint={words.hint} error={isUnknown ? words.unknown : undefined}>
          <Input
            type="url"
            inputMode="url"
            autoComplete="off"
            maxLength={maxAddressCharacters}
            value={address}
            onChange={({ target }) => {
              setUnknown(false);
              setAddress(target.value);
            }}
          />
        </Field>
        <div className="form-actions">
          <Button size="small" variant="secondary" disabled={address.trim() === ""} onClick={use}>
            {words.use}
          </Button>
        </div>
        {problem?.field === `${part}:${path}` && (
          <p role="alert" className="field-error">
            {problem.sentence}
          </p>
        )}
      </div>
      {isChoosing && (
        <MediaPicker
          kinds={["film"]}
          onChoose={({ id }) => {
            setChoosing(false);
            setAddress("");
            onChange(id);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </fieldset>
  );
}
