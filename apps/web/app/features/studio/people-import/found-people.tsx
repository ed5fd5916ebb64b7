import { studioPeopleImportPage } from "@academy/content/pages/studio/people-import-page";
import type { ImportLine, LineVerdict, PeopleImport } from "@academy/contract/studio/people-import";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { ProgressBar } from "../../../ui/waiting/progress-bar.tsx";
import { Choice } from "../kit/filter-bar.tsx";
import { List } from "../kit/list.tsx";
import { Table, type TableColumn } from "../kit/table.tsx";
import { ReasonButton } from "../learner/reason-button.tsx";
import { useFreshLearners } from "../learners/use-learners.ts";
import { useOfferName } from "../offer-names.ts";
import { startImport, useImportLines } from "./use-people-import.ts";

const { ofLeads, ...ofFile } = studioPeopleImportPage;

/** What is said of a file, or of leads that were selected. */
const wordsOf = ({ isOfLeads }: PeopleImport) =>
  isOfLeads
    ? {
        ...ofFile,
        ...ofLeads,
        found: { ...ofFile.found, ...ofLeads.found },
        rows: { ...ofFile.rows, ...ofLeads.rows },
        start: { ...ofFile.start, ...ofLeads.start },
      }
    : ofFile;

type FoundPeopleProps = {
  found: PeopleImport;
  /** Asked for just now: what was found stands below what was sent. */
  takesFocus: boolean;
  onAnother: () => void;
};

/** What would happen, then what is happening, then what has happened. */
export function FoundPeople({ found, takesFocus, onAnother }: FoundPeopleProps) {
  const { state } = found;
  const words = wordsOf(found);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section
      aria-labelledby="found"
      className="people-found grid gap-4 justify-items-start pt-6 edge-t-line grid-cols-1"
    >
      <h2 ref={heading} id="found" tabIndex={-1} className="text-heading outline-none">
        {words.found.headings[state]}
      </h2>
      {state !== "running" && <Summary found={found} />}
      {state === "checked" && <Start found={found} />}
      {state === "running" && (
        <ProgressBar
          label={words.runningLabel}
          value={found.done}
          max={found.lines}
          valueText={words.running(found.done, found.lines)}
        />
      )}
      {state === "done" && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <p role="status">{words.done}</p>
          {!found.isOfLeads && (
            <Button variant="secondary" size="small" onClick={onAnother}>
              {words.another}
            </Button>
          )}
        </div>
      )}
      <Rows found={found} />
    </section>
  );
}

function Summary({ found }: { found: PeopleImport }) {
  const { counts, offer, getAccess, sendsWelcome, state } = found;
  const offerName = useOfferName();
  const { found: said } = wordsOf(found);
  const isDone = state === "done";
  const skipped = counts.duplicate + counts["bad-address"] + counts.owner;
  const lines = [
    (isDone ? said.newDone : said.new)(counts.new),
    counts.known > 0 && (isDone ? said.knownDone : said.known)(counts.known),
    offer && (isDone ? said.accessDone : said.access)(getAccess, offerName(offer)),
    skipped > 0 && (isDone ? said.skippedDone : said.skipped)(skipped),
    !isDone && (sendsWelcome ? said.mails : said.noMails),
  ];
  return (
    <ul className="people-summary">
      {lines.filter(Boolean).map((line) => (
        <li key={String(line)}>{line}</li>
      ))}
    </ul>
  );
}

function Start({ found }: { found: PeopleImport }) {
  const { id, counts, getAccess } = found;
  const words = wordsOf(found);
  const client = useQueryClient();
  const refresh = useFreshLearners();
  // Whoever is known already and has what the others get, gets nothing.
  const people = Math.max(counts.new, getAccess);
  if (counts.new === 0 && getAccess === 0) return <p className="text-ink-soft">{words.start.nothing}</p>;
  return (
    <ReasonButton
      look="primary"
      words={{ ...words.start, open: words.start.open(people) }}
      send={async ({ reason }) => client.setQueryData(["people-import", id], await startImport(id, reason))}
      onDone={() => void refresh()}
    />
  );
}

function Rows({ found }: { found: PeopleImport }) {
  const { id, state, offer } = found;
  const words = wordsOf(found);
  const [verdict, setVerdict] = useState<LineVerdict | "">("");
  // While it runs the rows stand as they were found; they are asked for anew once it is done.
  const list = useImportLines(id, verdict, state === "done" ? "done" : "checked");
  const resultOf = (line: ImportLine) => {
    const isTaken = line.verdict === "new" || line.verdict === "known";
    if (!offer || !isTaken) return words.rows.verdicts[line.verdict];
    return `${words.rows.verdicts[line.verdict]}, ${line.getsAccess ? words.rows.getsAccess : words.rows.hasAccess}`;
  };
  const columns: readonly TableColumn<ImportLine>[] = [
    { label: words.rows.email, cell: ({ email }) => <bdi>{email}</bdi> },
    { label: words.rows.row, cell: ({ line }) => line },
    { label: words.rows.name, cell: ({ name }) => <bdi>{name}</bdi> },
    { label: words.rows.result, cell: resultOf },
  ];
  return (
    <>
      <Choice
        label={words.rows.show}
        options={{ "": words.rows.all, ...words.rows.verdicts }}
        value={verdict}
        onChange={(value) => setVerdict(value as LineVerdict | "")}
      />
      <List list={list} none={words.rows.none}>
        {(lines) => (
          <Table
            label={words.rows.label}
            columns={columns}
            rows={lines}
            keyOf={({ line }) => String(line)}
            isDim={(line) => line.verdict !== "new" && line.verdict !== "known"}
          />
        )}
      </List>
    </>
  );
}
