import { madeShelfPage } from "@academy/content/pages/studio/bookings-page";
import { maxMadeNoteCharacters, maxMadeTitleCharacters } from "@academy/contract/fields/booking-limits";
import type { MadeShelf } from "@academy/contract/studio/bookings";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { newId } from "../../../lib/new-id.ts";
import { shownLine, shownText } from "../../../lib/text/shown-text.ts";
import { Form, FormError, SubmitButton } from "../../../ui/form/form.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { Select } from "../../../ui/form/select.tsx";
import { FormField, TextField } from "../../../ui/form/text-field.tsx";
import { Textarea } from "../../../ui/form/textarea.tsx";
import { readFields } from "../../../ui/form/use-form.ts";
import { useStudioForm } from "../kit/use-studio-form.ts";
import { handOverFile, isTooLarge, useFreshMade, writeMade } from "./calls.ts";

const { file: fileWords, note: noteWords } = madeShelfPage;

/** What one is known by: sent again after an answer that got lost it is the same, and there once. */
function useMakingId() {
  const id = useRef(newId());
  return {
    current: () => id.current,
    renew: () => {
      id.current = newId();
    },
  };
}

/** Where one came from: the session it is made after, and what of theirs it is. */
function useAbout({ benefits }: MadeShelf) {
  const [params] = useSearchParams();
  const booking = params.get("booking");
  const asked = params.get("benefit");
  return { booking, benefit: benefits.some(({ id }) => id === asked) ? (asked as string) : "" };
}

type ShelfProps = { shelf: MadeShelf };

function BelongsTo({ shelf, words }: ShelfProps & { words: typeof fileWords | typeof noteWords }) {
  const { benefit } = useAbout(shelf);
  return (
    <FormField name="benefit" label={words.benefit}>
      <Select
        name="benefit"
        options={[["", words.noBenefit], ...shelf.benefits.map(({ id, name }) => [id, name] as const)]}
        defaultValue={benefit}
      />
    </FormField>
  );
}

export function FileForm({ shelf }: ShelfProps) {
  const { booking } = useAbout(shelf);
  const making = useMakingId();
  const refresh = useFreshMade();
  const control = useStudioForm({
    read: (form) => {
      const { title = "", note = "", benefit = "" } = readFields(form);
      const file = new FormData(form).get("file");
      return {
        title: shownLine(title),
        note: shownText(note).trim(),
        benefit,
        // Nothing chosen is a file without a name.
        file: file instanceof File && file.name !== "" ? file : undefined,
      };
    },
    check: ({ title, file }) => ({
      ...(file ? (isTooLarge(file) ? { file: fileWords.tooLarge } : {}) : { file: fileWords.missing }),
      ...(title ? {} : { title: fileWords.noName }),
    }),
    send: async ({ title, note, benefit, file }) => {
      if (!file) throw new Error("no file was chosen");
      const query = {
        id: making.current(),
        title,
        fileName: shownLine(file.name).slice(-200),
        ...(benefit ? { benefit } : {}),
        ...(booking ? { booking } : {}),
        ...(note ? { note } : {}),
      };
      await handOverFile(shelf.learner.id, query, file);
    },
    done: fileWords.done,
    onDone: () => {
      making.renew();
      control.element.current?.reset();
      return refresh();
    },
  });
  useStay(control.isSending);
  return (
    <Form control={control}>
      <FormField name="file" label={fileWords.label} hint={fileWords.hint}>
        <Input type="file" name="file" />
      </FormField>
      <TextField name="title" label={fileWords.name} maxLength={maxMadeTitleCharacters} autoComplete="off" />
      <FormField name="note" label={fileWords.note} isOptional>
        <Textarea name="note" rows={2} maxLength={2000} />
      </FormField>
      <BelongsTo shelf={shelf} words={fileWords} />
      <FormError />
      <div className="form-actions">
        <SubmitButton busyLabel={fileWords.busy}>{fileWords.send}</SubmitButton>
      </div>
    </Form>
  );
}

/** The browser asks before it throws away an upload that is under way. */
function useStay(isSending: boolean) {
  useEffect(() => {
    if (!isSending) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", stay);
    return () => window.removeEventListener("beforeunload", stay);
  }, [isSending]);
}

export function NoteForm({ shelf }: ShelfProps) {
  const { booking } = useAbout(shelf);
  const making = useMakingId();
  const refresh = useFreshMade();
  const control = useStudioForm({
    read: (form) => {
      const { title = "", note = "", benefit = "" } = readFields(form);
      return { title: shownLine(title), note: shownText(note).trim(), benefit };
    },
    check: ({ title, note }) => ({
      ...(title ? {} : { title: noteWords.noName }),
      ...(note ? {} : { note: noteWords.noText }),
    }),
    // What is written for one person is long, and not yet anywhere else.
    draft: { name: `made-note-${shelf.learner.id}`, fields: ["title", "note"] },
    send: ({ title, note, benefit }) =>
      writeMade(shelf.learner.id, { id: making.current(), title, note, benefit: benefit || null, booking }),
    done: noteWords.done,
    onDone: () => {
      making.renew();
      control.element.current?.reset();
      return refresh();
    },
  });
  return (
    <Form control={control}>
      <TextField name="title" label={noteWords.name} maxLength={maxMadeTitleCharacters} autoComplete="off" />
      <FormField name="note" label={noteWords.text}>
        <Textarea name="note" rows={6} maxLength={maxMadeNoteCharacters} />
      </FormField>
      <BelongsTo shelf={shelf} words={noteWords} />
      <FormError />
      <div className="form-actions">
        <SubmitButton busyLabel={noteWords.busy}>{noteWords.send}</SubmitButton>
      </div>
    </Form>
  );
}
