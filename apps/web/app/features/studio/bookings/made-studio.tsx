import { madeShelfPage } from "@academy/content/pages/studio/bookings-page";
import { openMadeFileAsOwner, removeMade } from "@academy/contract/calls/studio/bookings";
import type { MadeItem } from "@academy/contract/learning/bookings";
import { pathOf } from "@academy/contract/path-of";
import type { MadeShelf } from "@academy/contract/studio/bookings";
import { useState } from "react";
import { useParams } from "react-router";
import { callApi } from "../../../lib/api/api.ts";
import { sizeInWords } from "../../../lib/text/size-in-words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { ConfirmDialog } from "../kit/confirm-dialog.tsx";
import { BackLink, Columns, DetailPage } from "../kit/detail-page.tsx";
import { List } from "../kit/list.tsx";
import { Section } from "../kit/section.tsx";
import { Day } from "../kit/table.tsx";
import { useFreshMade, useMade, useShelf } from "./calls.ts";
import { FileForm, NoteForm } from "./made-forms.tsx";

const words = madeShelfPage;
const { items: said } = words;

/** The private shelf of one learner: what is on it, and what is put there. */
export function MadeStudio() {
  const { id = "" } = useParams();
  return (
    <DetailPage
      query={useShelf(id)}
      words={{ missing: words.missing, back: words.learners }}
      title={({ learner }) => words.title(learner.name)}
    >
      {(shelf) => <Shelf shelf={shelf} />}
    </DetailPage>
  );
}

function Shelf({ shelf }: { shelf: MadeShelf }) {
  const { learner } = shelf;
  return (
    <>
      <div>
        <BackLink back={{ label: words.back, to: `/studio/learners/${learner.id}` }} />
        <PageHeading title={words.title(learner.name)} lead={words.lead} />
      </div>
      <Columns
        side={
          <>
            <Section id="file" heading={words.file.heading} className="studio-section">
              <FileForm shelf={shelf} />
            </Section>
            <Section id="note" heading={words.note.heading} className="studio-section">
              <NoteForm shelf={shelf} />
            </Section>
          </>
        }
      >
        <Items learnerId={learner.id} />
      </Columns>
    </>
  );
}

function Items({ learnerId }: { learnerId: string }) {
  const list = useMade(learnerId);
  return (
    <Section id="items" heading={said.heading} className="studio-section">
      <List list={list} none={said.none} headingLevel={3}>
        {(items) => (
          <ul className="studio-rows">
            {items.map((item) => (
              <Item key={item.id} item={item} />
            ))}
          </ul>
        )}
      </List>
    </Section>
  );
}

function Item({ item: { id, title, note, benefit, createdAt, file } }: { item: MadeItem }) {
  const [isAsking, setAsking] = useState(false);
  const refresh = useFreshMade();
  return (
    <li>
      <h3 className="type-lead">
        <bdi>{title}</bdi>
      </h3>
      <p className="studio-line">
        <Day at={createdAt} />
        {benefit && <span>{benefit}</span>}
      </p>
      {note && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
      {file && (
        <p>
          <a
            href={pathOf(openMadeFileAsOwner, { params: { id } })}
            target="_blank"
            rel="noreferrer"
            className="text-link"
          >
            {said.open(file.name)}
          </a>{" "}
          <span className="studio-small">{sizeInWords(file.size)}</span>
        </p>
      )}
      <div className="-ml-3">
        <Button
          variant="quiet"
          size="small"
          aria-label={`${said.remove}: ${title}`}
          onClick={() => setAsking(true)}
        >
          {said.remove}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          words={{
            title: said.removeTitle,
            text: said.removeText,
            confirm: said.remove,
            busy: said.removeBusy,
            cancel: said.keep,
            done: said.removed,
          }}
          isDestructive
          act={() => callApi(removeMade, { params: { id } })}
          onClose={() => setAsking(false)}
          onDone={refresh}
        />
      )}
    </li>
  );
}
