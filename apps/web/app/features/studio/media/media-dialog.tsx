import { studioMediaPage } from "@academy/content/pages/studio/media-page";
import { mediaFile } from "@academy/contract/calls/studio/media";
import { maxMediaNameCharacters } from "@academy/contract/fields/media";
import { pathOf } from "@academy/contract/path-of";
import type { MediaDetails } from "@academy/contract/studio/media";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { explain } from "../../../lib/api/api-error.ts";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { sizeInWords } from "../../../lib/text/size-in-words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { useRefusal } from "../../../ui/form/go-to-refusal.ts";
import { Input } from "../../../ui/form/input.tsx";
import { Dialog } from "../../../ui/modal/dialog.tsx";
import { toast } from "../../../ui/toast/toast-store.ts";
import { SkeletonText } from "../../../ui/waiting/skeleton.tsx";
import { Problem } from "../kit/problem.tsx";
import { AltField } from "./alt-field.tsx";
import { changeMedia, refreshMedia, useMediaDetails } from "./calls.ts";
import { DeleteMedia } from "./delete-media.tsx";
import { FilmPlayer } from "./film-player.tsx";
import { FocalPoint } from "./focal-point.tsx";
import { MediaUses } from "./media-uses.tsx";
import { UploadButton } from "./uploads/upload-button.tsx";
import { uploadStore } from "./uploads/upload-store.ts";

const words = studioMediaPage.details;

/** One thing of the library: what it is, what it is called, where it is used, and what can be done with it. */
export function MediaDialog({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const { data, error } = useMediaDetails(id);
  return (
    <Dialog isOpen onClose={onClose} title={<bdi>{data?.name ?? title}</bdi>} closeLabel={words.close}>
      {data && <Facts key={data.picture?.src ?? data.id} media={data} onClose={onClose} />}
      {!data && !error && <SkeletonText lines={6} label={title} />}
      {error && <p role="alert">{explain(error)}</p>}
    </Dialog>
  );
}

function Facts({ media, onClose }: { media: MediaDetails; onClose: () => void }) {
  const client = useQueryClient();
  const { id, kind, size, width, height, picture } = media;
  const [facts, setFacts] = useState({
    name: media.name,
    alt: media.alt,
    focalX: media.focalX,
    focalY: media.focalY,
  });
  const { room, refuse } = useRefusal<HTMLFormElement>();
  const saving = useMutation({
    mutationFn: () => changeMedia(id, facts),
    onError: refuse,
    onSuccess: () => {
      toast({ title: words.saved });
      return refreshMedia(client);
    },
  });
  const replace = ([file]: File[]) => {
    if (!file) return;
    onClose();
    void uploadStore.start(file, { replaces: id, onDone: () => toast({ title: words.replaced }) });
  };
  return (
    <form
      ref={room}
      className="form media-facts"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving.isPending) saving.mutate();
      }}
    >
      <p className="studio-small">
        {fillWords(words.facts, { kind: studioMediaPage.kinds[kind], size: sizeInWords(size) })}
        {width !== null && height !== null && ` · ${fillWords(words.pixels, { width, height })}`}
      </p>
      {kind === "film" && <FilmPlayer film={media} />}
      {kind === "audio" && (
        // biome-ignore lint/a11y/useMediaCaption: its captions belong to the lesson that shows it.
        <audio
          className="w-full max-h-80 rounded-soft"
          controls
          preload="metadata"
          src={pathOf(mediaFile, { params: { id } })}
        />
      )}
      {kind === "file" && (
        <a className="text-link" href={pathOf(mediaFile, { params: { id } })} download>
          {words.download}
        </a>
      )}
      <Field label={words.name}>
        <Input
          value={facts.name}
          maxLength={maxMediaNameCharacters}
          autoComplete="off"
          onChange={({ target }) => setFacts({ ...facts, name: target.value })}
        />
      </Field>
      {picture && (
        <>
          <AltField alt={facts.alt} onChange={(alt) => setFacts({ ...facts, alt })} />
          <FocalPoint
            picture={picture}
            point={{ x: facts.focalX, y: facts.focalY }}
            onChange={({ x, y }) => setFacts({ ...facts, focalX: x, focalY: y })}
          />
        </>
      )}
      <Problem error={saving.error} />
      <div className="form-actions">
        <Button type="submit" isBusy={saving.isPending}>
          {saving.isPending ? words.busy : words.save}
        </Button>
      </div>
      <MediaUses uses={media.uses} useCount={media.useCount} />
      {media.uses.some(({ role }) => role === "film") ? (
        <p className="studio-small">{words.replaceUsed}</p>
      ) : (
        <section className="media-part">
          <UploadButton variant="secondary" size="small" onFiles={replace}>
            {words.replace}
          </UploadButton>
          <p className="studio-small">{words.replaceHint}</p>
        </section>
      )}
      <DeleteMedia media={media} onDeleted={onClose} />
    </form>
  );
}
