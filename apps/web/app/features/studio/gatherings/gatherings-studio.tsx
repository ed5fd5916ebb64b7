import { studioGatheringsPage } from "@academy/content/pages/studio/gatherings-page";
import { studioPage } from "@academy/content/pages/studio/studio-page";
import type { GatheringDateView } from "@academy/contract/studio/gatherings";
import { Link, useSearchParams } from "react-router";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { formatTime } from "../../../lib/text/format-time.ts";
import { Badge } from "../../../ui/badge.tsx";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { Choice } from "../kit/filter-bar.tsx";
import { ListPage } from "../kit/list.tsx";
import { Tabs } from "../kit/page.tsx";
import { Table, type TableColumn } from "../kit/table.tsx";
import { useDates } from "./calls.ts";

const words = studioGatheringsPage;
const { table, state } = words;

/** Every date there is, the next first. */
export function GatheringsStudio() {
  const [params, setParams] = useSearchParams();
  const show = params.get("show") === "past" ? "past" : "upcoming";
  const list = useDates(show);
  return (
    <ListPage
      title={words.title}
      lead={words.lead}
      actions={<LinkButton to="/studio/gatherings/new">{words.add}</LinkButton>}
      filters={
        <Choice
          label={words.show.label}
          options={words.show.options}
          value={show}
          onChange={(value) => setParams(value === "past" ? { show: value } : {})}
        />
      }
      tabs={<Tabs {...studioPage.calendarTabs} />}
      list={list}
      none={words.none}
    >
      {(dates) => (
        <Table
          label={table.label}
          columns={columns}
          rows={dates}
          keyOf={({ id }) => id}
          isDim={({ canceled }) => canceled !== null}
        />
      )}
    </ListPage>
  );
}

const columns: readonly TableColumn<GatheringDateView>[] = [
  {
    label: table.what,
    className: "table-name",
    cell: ({ id, title, host, isRepeated }) => (
      <>
        <Link to={`/studio/gatherings/${id}`} className="text-link">
          <bdi>{title}</bdi>
        </Link>
        <span className="table-more">
          {fillWords(words.with, { host })}
          {isRepeated && ` · ${words.repeated}`}
        </span>
      </>
    ),
  },
  {
    label: table.when,
    cell: ({ startsAt, movedFrom }) => (
      <>
        <time dateTime={startsAt}>{formatTime(startsAt)}</time>
        {movedFrom && (
          <span className="table-more">{fillWords(state.moved, { when: formatTime(movedFrom) })}</span>
        )}
      </>
    ),
  },
  { label: table.going, cell: ({ going }) => going },
  { label: table.questions, cell: ({ questions }) => questions },
  { label: table.state, cell: (date) => <States date={date} /> },
];

export const isDateOver = ({ startsAt, minutes }: Pick<GatheringDateView, "startsAt" | "minutes">): boolean =>
  new Date(startsAt).getTime() + minutes * 60_000 <= Date.now();

/** A date that nobody could join stands out; of one that is over it is said what became of its recording. */
export const States = ({ date }: { date: GatheringDateView }) => (
  <span className="studio-badges">
    {date.canceled ? (
      <Badge>{state.canceled}</Badge>
    ) : isDateOver(date) ? (
      <Recorded date={date} />
    ) : (
      <Ready date={date} />
    )}
    {date.isSample && <Badge>{state.sample}</Badge>}
  </span>
);

const Ready = ({ date: { hasLink } }: { date: GatheringDateView }) =>
  hasLink ? (
    <Badge look="wash" className="text-sage">
      {state.ready}
    </Badge>
  ) : (
    <Badge look="danger">{state.noLink}</Badge>
  );

function Recorded({ date: { recording, isUnrecorded } }: { date: GatheringDateView }) {
  if (recording?.isPublished) {
    return (
      <Badge look="wash" className="text-sage">
        {state.recorded}
      </Badge>
    );
  }
  return <Badge>{recording ? state.recordingDraft : isUnrecorded ? state.unrecorded : state.over}</Badge>;
}
