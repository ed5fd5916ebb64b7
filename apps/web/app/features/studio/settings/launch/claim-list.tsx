import { studioLaunchPage } from "@academy/content/pages/studio/settings/launch-page";
import type { LaunchView } from "@academy/contract/studio/settings";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Badge } from "../../../../ui/badge.tsx";
import { Table, type TableColumn } from "../../kit/table.tsx";
import { ConfirmClaim } from "./confirm-claim.tsx";
import { claimInWords } from "./facts-of.ts";

const words = studioLaunchPage;
const { claims: said } = words;
type Claim = LaunchView["claims"][number];
type Sample = LaunchView["samples"][number];

/** What only the owner can prove, with where it stands. */
export const ClaimList = ({ claims, isDemo }: { claims: readonly Claim[]; isDemo: boolean }) => (
  <Folded id="claims" words={said} items={claims}>
    <Table
      labelledBy="claims"
      className="launch-claims"
      columns={[
        ...claimColumns,
        {
          label: said.action,
          isAction: true,
          cell: (claim) => <ConfirmClaim {...claim} about={claimInWords(claim)} isDemo={isDemo} />,
        },
      ]}
      rows={claims}
      keyOf={({ id }) => id}
    />
  </Folded>
);

/** What stays on the pages, and what is to be done about it. */
export const SampleList = ({ samples, isDemo }: { samples: readonly Sample[]; isDemo: boolean }) => (
  <Folded id="samples" words={words.samples} items={samples}>
    <Table
      labelledBy="samples"
      className="launch-claims"
      columns={[
        ...sampleColumns,
        {
          label: said.action,
          isAction: true,
          cell: (sample) => <ConfirmClaim {...sample} about={`${sample.todo}.`} isDemo={isDemo} />,
        },
      ]}
      rows={samples}
      keyOf={({ id }) => id}
    />
  </Folded>
);

const idColumn: TableColumn<{ id: string }> = {
  label: said.id,
  isPlain: true,
  cell: ({ id }) => <code>{id}</code>,
};
const stateColumn: TableColumn<Pick<Claim, "isConfirmed" | "by">> = {
  label: said.state,
  isPlain: true,
  cell: ({ isConfirmed, by }) => (
    <>
      <Badge look={isConfirmed ? "wash" : "outline"}>{isConfirmed ? said.confirmed : said.open}</Badge>
      {by === "operator" && <span className="table-more">{said.byOperator}</span>}
    </>
  ),
};
const claimColumns: readonly TableColumn<Claim>[] = [
  { label: said.words, cell: claimInWords },
  {
    label: said.at,
    isPlain: true,
    cell: ({ at }) => (
      <a href={at[0]} className="text-link">
        {at[0]}
      </a>
    ),
  },
  idColumn,
  stateColumn,
];
const sampleColumns: readonly TableColumn<Sample>[] = [
  { label: words.samples.todo, cell: ({ todo }) => `${todo}.` },
  idColumn,
  stateColumn,
];

type FoldedProps = {
  id: string;
  words: { heading: string; about: string };
  items: readonly { isConfirmed: boolean }[];
  children: ReactNode;
};

/** A long list that is open for whoever was led to it. */
function Folded({ id, words: { heading, about }, items, children }: FoldedProps) {
  const isLedTo = useLocation().hash === `#${id}`;
  const open = items.filter(({ isConfirmed }) => !isConfirmed).length;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-heading">
        {heading}
      </h2>
      <p className="mt-2 max-w-text text-ink-soft">{about}</p>
      <details key={String(isLedTo)} className="studio-fold" open={isLedTo || undefined}>
        <summary>{said.show(open, items.length)}</summary>
        {children}
      </details>
    </section>
  );
}
