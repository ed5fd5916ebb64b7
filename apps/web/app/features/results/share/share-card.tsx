import { shareCard } from "@academy/content/pages/quiz/result-words";
import { type ArchetypeKey, archetypes } from "@academy/quiz/archetypes";
import { type CardFormat, cardFormatNames, cardFormats } from "@academy/quiz/card-formats";
import { Download, Share2 } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { ApiError } from "../../../lib/api/api-error.ts";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { buttonLook } from "../../../ui/buttons/button-look.ts";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { useCard } from "./use-card.ts";

type ShareCardProps = { token: string; archetype: ArchetypeKey; name: string | undefined };

/** The result as a picture: in one of three formats, with a name if somebody wants theirs on it. */
export function ShareCard({ token, archetype, name = "" }: ShareCardProps) {
  const id = useId();
  const [format, setFormat] = useState<CardFormat>("square");
  const [hasName, setHasName] = useState(false);
  const [typed, setTyped] = useState(name);
  const wanted = useSettled(hasName ? typed.trim() : "");
  const { data, error, isFetching, refetch } = useCard(token, format, wanted);
  const nameError = error instanceof ApiError && error.field === "name" ? error.sentence : undefined;
  const { title } = archetypes[archetype];
  const size = cardFormats[format];
  const fileName = `${title.toLowerCase().replaceAll(" ", "-")}-${format}.png`;
  const file = data && new File([data.picture], fileName, { type: "image/png" });
  return (
    <section aria-labelledby={id} className="share-card">
      <div className="share-card-words">
        <h3 id={id} className="text-heading">
          {shareCard.heading}
        </h3>
        <p className="mt-2 text-ink-soft text-small text-pretty">{shareCard.lead}</p>
      </div>
      <figure className="share-card-picture" aria-busy={isFetching}>
        {data ? (
          <img src={data.url} alt={fillWords(shareCard.cardAlt, { title })} {...size} />
        ) : (
          <svg aria-hidden="true" viewBox={`0 0 ${size.width} ${size.height}`} {...size} />
        )}
        {isFetching && <p role="status">{shareCard.busy}</p>}
        {error && !nameError && (
          <p role="alert">
            {shareCard.failed}{" "}
            <Button variant="quiet" size="small" onClick={() => void refetch()}>
              {shareCard.tryAgain}
            </Button>
          </p>
        )}
      </figure>
      <div className="grid gap-4 content-start">
        <FormatChoice value={format} onChange={setFormat} />
        <Checkbox
          label={shareCard.withName}
          checked={hasName}
          onChange={(event) => setHasName(event.target.checked)}
        />
        {hasName && (
          <Field label={shareCard.name} error={nameError}>
            <Input
              value={typed}
              maxLength={80}
              autoComplete="name"
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        )}
        <div className="share-card-actions">
          {file && canShare(file) && (
            <Button icon={<Share2 />} onClick={() => void share(file)}>
              {shareCard.share}
            </Button>
          )}
          {data && (
            <a
              href={data.url}
              download={fileName}
              className={buttonLook({ variant: canShare(file) ? "secondary" : "primary" })}
            >
              <Download aria-hidden="true" />
              {shareCard.download}
            </a>
          )}
        </div>
      </div>
    </section>
  );
}

/** Phones mostly have it, computers mostly not. Nothing is loaded for it. */
const canShare = (file: File | undefined) =>
  file !== undefined && (navigator.canShare?.({ files: [file] }) ?? false);

async function share(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] });
  } catch {
    // Closed without sharing: that is an answer, too.
  }
}

const restMs = 600;

/** What was typed, once somebody has paused: a picture is not drawn for every letter. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

type FormatChoiceProps = { value: CardFormat; onChange: (format: CardFormat) => void };

/** Three shapes side by side, each drawn as what it is. */
function FormatChoice({ value, onChange }: FormatChoiceProps) {
  return (
    <fieldset className="card-formats">
      <legend className="sr-only">{shareCard.formats}</legend>
      {cardFormatNames.map((format) => (
        <label key={format} className="card-format">
          <input
            type="radio"
            name="card-format"
            value={format}
            checked={format === value}
            onChange={() => onChange(format)}
            className="sr-only"
          />
          <span aria-hidden="true" className={`card-shape card-shape-${format}`} />
          {shareCard.format[format]}
        </label>
      ))}
    </fieldset>
  );
}
