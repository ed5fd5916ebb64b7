import { studioGatheringsPage } from "@academy/content/pages/studio/gatherings-page";
import type { GatheringDateDetail } from "@academy/contract/studio/gatherings";
import { useState } from "react";
import { useParams } from "react-router";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { formatDay, formatTime } from "../../../lib/text/format-time.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { BackLink, Columns, DetailPage } from "../kit/detail-page.tsx";
import { List } from "../kit/list.tsx";
import { Facts, Section } from "../kit/section.tsx";
import { useAttendees, useDate, useFreshGatherings } from "./calls.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { DateDialog } from "./date-dialog.tsx";
import { DateRecording } from "./date-recording.tsx";
import { isDateOver, States } from "./gatherings-studio.tsx";

const words = studioGatheringsPage.date;

/** One date: when it is, who will be there, and what they ask. */
export function DateStudio() {
  const { id = "" } = useParams();
  return (
    <DetailPage query={useDate(id)} words={words} title={({ title }) => title}>
      {(date) => <DateDetail date={date} />}
    </DetailPage>
  );
}

function DateDetail({ date }: { date: GatheringDateDetail }) {
  const [open, setOpen] = useState<"edit" | "date" | "rest">();
  const refresh = useFreshGatherings();
  const { id, gatheringId, title, about, host, zone, startsOn, time, startsAt, minutes, canceled } = date;
  const isOver = isDateOver({ startsAt, minutes });
  const isOpen = canceled === null && !isOver;
  const close = () => setOpen(undefined);
  return (
    <>
      <header className="studio-head">
        <BackLink back={words.back} />
        <h1 className="wrap-anywhere text-title">
          <bdi>{title}</bdi>
        </h1>
        <States date={date} />
        <div className="form-actions">
          {isOpen && (
            <Button variant="secondary" size="small" onClick={() => setOpen("edit")}>
              {words.edit}
            </Button>
          )}
          <LinkButton to={`/studio/gatherings/${gatheringId}/series`} variant="secondary" size="small">
            {date.isRepeated ? words.series : words.once}
          </LinkButton>
          {isOpen && (
            <Button variant="quiet" size="small" onClick={() => setOpen("date")}>
              {words.cancelDate}
            </Button>
          )}
          {isOpen && date.isRepeated && (
            <Button variant="quiet" size="small" onClick={() => setOpen("rest")}>
              {words.cancelRest}
            </Button>
          )}
        </div>
      </header>
      <Columns
        side={
          <>
            <Facts
              facts={[
                [words.when, `${formatDay(`${startsOn}T12:00:00`)}, ${time} (${zone.replaceAll("_", " ")})`],
                [words.here, formatTime(startsAt)],
                [words.length, fillWords(studioGatheringsPage.minutes, { count: minutes })],
                [words.host, host],
                [words.link, date.hasLink ? words.hasLink : isOpen ? words.noLink : ""],
                [
                  canceled ? fillWords(words.canceledOn, { day: formatDay(canceled.at) }) : "",
                  canceled?.reason || null,
                ],
              ]}
            />
            {about && <p className="whitespace-pre-line wrap-anywhere">{about}</p>}
          </>
        }
      >
        {isOver && canceled === null && <DateRecording date={date} />}
        <Questions id={id} />
        <Going id={id} />
      </Columns>
      {open === "edit" && <DateDialog date={date} onClose={close} onDone={refresh} />}
      {(open === "date" || open === "rest") && (
        <CancelDialog id={id} what={open} onClose={close} onDone={refresh} />
      )}
    </>
  );
}

function Questions({ id }: { id: string }) {
  const list = useAttendees(id, "questions");
  return (
    <Section id="questions" heading={words.questions}>
      <List list={list} none={words.noQuestions} headingLevel={3}>
        {(items) => (
          <ol className="studio-rows">
            {items.map(({ id: person, name, question }) => (
              <li key={person}>
                <p className="studio-small">
                  <bdi>{name}</bdi>
                </p>
                <p className="whitespace-pre-line wrap-anywhere">{question}</p>
              </li>
            ))}
          </ol>
        )}
      </List>
    </Section>
  );
}

function Going({ id }: { id: string }) {
  const list = useAttendees(id, "going");
  return (
    <Section id="attendees" heading={words.attendees}>
      <List list={list} none={words.nobody} headingLevel={3}>
        {(items) => (
          <ul className="studio-rows">
            {items.map(({ id: person, name }) => (
              <li key={person}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        )}
      </List>
    </Section>
  );
}
