import { studioMenuPage } from "@academy/content/pages/studio/settings/menu-page";
import {
  type MenuEntries,
  type MenuPlace,
  maxEntryAddress,
  maxEntryLabel,
  menuOf,
  type OwnEntry,
  ownEntriesOf,
  tidyOutside,
} from "@academy/contract/fields/menu";
import type { OwnPageSummary } from "@academy/contract/visitors/own-pages";
import { useState } from "react";
import { Link } from "react-router";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Select } from "../../../../ui/form/select.tsx";
import { FormField, TextField } from "../../../../ui/form/text-field.tsx";
import { readFields } from "../../../../ui/form/use-form.ts";
import { FormDialog } from "../../kit/form-dialog.tsx";
import { nameOfPlace, problemsOf } from "./menu-entries.ts";

const words = studioMenuPage.form;
const kinds = ["page", "outside"] as const;

type EntryDialogProps = {
  entries: MenuEntries;
  place: MenuPlace;
  /** One that is there already. */
  entry: OwnEntry | undefined;
  pages: readonly OwnPageSummary[];
  onKeep: (entry: OwnEntry, place: MenuPlace) => void;
  onRemove: () => void;
  onClose: () => void;
};

/** A link of the owner's: where it leads, what it says, and in which column of the footer it stands. */
export function EntryDialog(props: EntryDialogProps) {
  const { entries, place, entry, pages, onKeep, onRemove, onClose } = props;
  const taken = ownEntriesOf(entries, place).flatMap((each) => (each.kind === "page" ? [each.page] : []));
  const free = pages.filter(({ id, publicAt }) => publicAt !== null && !taken.includes(id));
  const [kind, setKind] = useState(entry?.kind ?? (free.length > 0 ? "page" : "outside"));
  const [label, setLabel] = useState(entry?.label ?? "");
  const [isWritten, setWritten] = useState(entry !== undefined);
  const places = menuOf(place);
  const read = (form: HTMLFormElement) => {
    const fields = readFields(form);
    const said = (fields.label ?? "").trim();
    const own: OwnEntry =
      kind === "page"
        ? { kind, page: entry?.kind === "page" ? entry.page : (fields.page ?? ""), label: said }
        : { kind, to: tidyOutside(fields.address ?? ""), label: said };
    return { own, place: places.find((each) => each === fields.place) ?? place };
  };
  return (
    <FormDialog
      title={entry ? words.editing : words.adding}
      words={{ submit: entry ? words.save : words.submit, busy: words.busy, cancel: words.cancel }}
      read={read}
      check={({ own }) => problemsOf(entries, place, own, entry)}
      send={(values) => Promise.resolve(values)}
      onDone={(values) => onKeep(values.own, values.place)}
      onClose={onClose}
      more={
        entry && (
          <Button
            variant="quiet"
            onClick={() => {
              onRemove();
              onClose();
            }}
          >
            {words.remove}
          </Button>
        )
      }
    >
      {!entry && (
        <FormField name="kind" label={words.kind}>
          <Select
            name="kind"
            value={kind}
            options={kinds.map((each) => [each, words.kinds[each]] as const)}
            onChange={({ target }) => setKind(target.value === "page" ? "page" : "outside")}
          />
        </FormField>
      )}
      {kind === "page" && !entry && free.length === 0 && (
        <p className="studio-small">
          {words.noPages}{" "}
          <Link to={words.makePage.to} className="text-link">
            {words.makePage.label}
          </Link>
        </p>
      )}
      {kind === "page" && !entry && (
        <FormField name="page" label={words.page} hint={words.pageHint}>
          <Select
            name="page"
            defaultValue=""
            options={free.map(({ id, title, publicAt }) => [id, `${title} (${publicAt})`] as const)}
            onChange={({ target }) => {
              const title = free.find(({ id }) => id === target.value)?.title ?? "";
              if (!isWritten) setLabel([...title].slice(0, maxEntryLabel).join("").trim());
            }}
          >
            <option value="">{words.choosePage}</option>
          </Select>
        </FormField>
      )}
      {kind === "outside" && (
        <TextField
          name="address"
          label={words.address}
          hint={words.addressHint}
          placeholder={words.addressExample}
          defaultValue={entry?.kind === "outside" ? entry.to : undefined}
          maxLength={maxEntryAddress}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <TextField
        name="label"
        label={words.label}
        hint={fillWords(words.labelHint, { most: maxEntryLabel })}
        value={label}
        autoComplete="off"
        onChange={({ target }) => {
          setWritten(target.value !== "");
          setLabel(target.value);
        }}
      />
      {places.length > 1 && (
        <FormField name="place" label={words.place}>
          <Select
            name="place"
            defaultValue={place}
            options={places.map((each) => [each, nameOfPlace(each)] as const)}
          />
        </FormField>
      )}
    </FormDialog>
  );
}
