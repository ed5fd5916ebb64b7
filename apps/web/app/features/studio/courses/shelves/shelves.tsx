import { studioShelvesPage } from "@academy/content/pages/studio/courses/shelves-page";
import type { StudioShelf, StudioShelfList } from "@academy/contract/studio/recordings";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { shownLine } from "../../../../lib/text/shown-text.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { Select } from "../../../../ui/form/select.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { readFields } from "../../../../ui/form/use-form.ts";
import { Action } from "../../kit/action.tsx";
import { FormDialog } from "../../kit/form-dialog.tsx";
import { Loaded } from "../../kit/list.tsx";
import { Section } from "../../kit/section.tsx";
import { Day, Table, type TableColumn } from "../../kit/table.tsx";
import { OwnerOnly } from "../../owner-only.tsx";
import { useCourseChange } from "../calls.ts";
import { studioCoursePath } from "../paths.ts";
import { makeShelf, putSamplesAway, useShelves } from "./calls.ts";

const words = studioShelvesPage;
const { table } = words;

/** Shelves stand apart from courses: nobody enrolls in them, and nothing completes them. */
export function Shelves() {
  return <Loaded query={useShelves()}>{(list) => <ShelfList list={list} />}</Loaded>;
}

function ShelfList({ list: { items, withoutShelf } }: { list: StudioShelfList }) {
  const [isMaking, setMaking] = useState(false);
  const samples = items.reduce((sum, { sampleCount }) => sum + sampleCount, 0);
  const away = useCourseChange(putSamplesAway);
  return (
    <Section
      id="shelves"
      heading={words.heading}
      about={words.about}
      none={items.length === 0 && words.none}
      className="mt-12"
      action={
        withoutShelf.length > 0 && (
          <OwnerOnly>
            <Button variant="secondary" size="small" onClick={() => setMaking(true)}>
              {words.add}
            </Button>
          </OwnerOnly>
        )
      }
    >
      {items.length > 0 && (
        <Table
          label={table.label}
          className="is-flowing"
          columns={columns}
          rows={items}
          keyOf={({ id }) => id}
        />
      )}
      {samples > 0 && (
        <OwnerOnly>
          <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1">
            <span>{words.samples.text(samples)}</span>
            <Action
              label={words.samples.away}
              busy={words.samples.busy}
              act={() => away.mutateAsync(undefined)}
              done={({ count }) => words.samples.done(count)}
            />
          </p>
        </OwnerOnly>
      )}
      {isMaking && <MakeShelf benefits={withoutShelf} onClose={() => setMaking(false)} />}
    </Section>
  );
}

type MakeShelfProps = { benefits: StudioShelfList["withoutShelf"]; onClose: () => void };

function MakeShelf({ benefits, onClose }: MakeShelfProps) {
  const navigate = useNavigate();
  const { mutateAsync } = useCourseChange(makeShelf);
  return (
    <FormDialog
      title={words.make.title}
      text={words.make.text}
      words={{ ...words.make, submit: words.make.confirm }}
      read={(form) => {
        const { benefitId = "", title = "" } = readFields(form);
        return { benefitId, title: shownLine(title) };
      }}
      check={({ title }) => (title ? {} : { title: words.make.noName })}
      send={mutateAsync}
      onDone={({ id }) => navigate(studioCoursePath(id))}
      onClose={onClose}
    >
      <Field label={words.make.benefit}>
        <Select name="benefitId" options={benefits.map(({ id, name }) => [id, name])} />
      </Field>
      <TextField name="title" label={words.make.name} maxLength={200} autoComplete="off" />
    </FormDialog>
  );
}

const columns: readonly TableColumn<StudioShelf>[] = [
  {
    label: table.title,
    className: "table-name course-table-title",
    cell: ({ id, title }) => (
      <Link to={studioCoursePath(id)} className="text-link">
        <bdi>{title}</bdi>
      </Link>
    ),
  },
  { label: table.opens, cell: ({ benefit }) => benefit?.name ?? table.nothing },
  {
    label: table.recordings,
    cell: ({ recordingCount, draftCount }) => (
      <>
        {recordingCount}
        {draftCount > 0 && <span className="table-more">{table.drafts(draftCount)}</span>}
      </>
    ),
  },
  { label: table.changed, cell: ({ updatedAt }) => <Day at={updatedAt} /> },
];
