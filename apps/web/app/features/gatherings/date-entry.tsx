import { calendarPage } from "@academy/content/pages/learning/calendar-page";
import { downloadDate, setGoing } from "@academy/contract/calls/learning/calendar";
import type { CalendarDate } from "@academy/contract/learning/calendar";
import { pathOf } from "@academy/contract/path-of";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { callApi } from "../../lib/api/api.ts";
import { explain } from "../../lib/api/api-error.ts";
import { countWords } from "../../lib/text/count-words.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { buttonLook } from "../../ui/buttons/button-look.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { lessonPath } from "../progress/public.ts";
import { Join } from "./join.tsx";
import { endOf, formatMoment, useNow } from "./moments.ts";
import { QuestionForm } from "./question-form.tsx";
import { useTakeDate } from "./use-calendar.ts";

const words = calendarPage.date;

/** One date: when, what, and what one can do about it now. */
export function DateEntry({ date, isNext = false }: { date: CalendarDate; isNext?: boolean }) {
  const { id, title, about, host, startsAt, minutes, movedFrom, canceled, going } = date;
  const now = useNow([new Date(startsAt).getTime(), endOf(date)]);
  const isOver = endOf(date) <= now;
  // The others stand below their month.
  const Title = isNext ? "h3" : "h4";
  const isOn = !isOver && new Date(startsAt).getTime() <= now;
  return (
    <article id={id} className="calendar-date" data-canceled={canceled !== null || undefined}>
      <p className="calendar-when">
        <time dateTime={startsAt}>{formatMoment(startsAt)}</time>
        {canceled && <Badge look="danger">{words.canceled}</Badge>}
        {!canceled && isOn && <Badge look="solid">{words.isOn}</Badge>}
        {date.isSample && <Badge>{words.sample}</Badge>}
      </p>
      <Title className={isNext ? "text-title" : "text-heading"}>{title}</Title>
      <p className="text-ink-soft text-small">
        {fillWords(words.with, { host })} · {countWords(minutes, words.length)}
        {going > 0 && ` · ${countWords(going, words.going)}`}
      </p>
      {movedFrom && !canceled && (
        <p className="text-ink-soft text-small">
          {fillWords(words.moved, { when: formatMoment(movedFrom) })}
        </p>
      )}
      {canceled?.reason && <p className="calendar-about">{canceled.reason}</p>}
      {about && !canceled && <p className="calendar-about">{about}</p>}
      {!canceled && !isOver && <Doing date={date} isNext={isNext} />}
      {isOver && <Filmed date={date} />}
    </article>
  );
}

/** What was filmed of one that is over. */
function Filmed({ date: { title, recording, isUnrecorded } }: { date: CalendarDate }) {
  if (!recording) {
    return isUnrecorded && <p className="mt-1 text-ink-soft text-small">{words.unrecorded}</p>;
  }
  return (
    <div className="calendar-doing">
      <LinkButton to={lessonPath(recording.shelfId, recording.lessonId)} variant="secondary" size="small">
        {words.watch}
        <span className="sr-only">: {title}</span>
      </LinkButton>
    </div>
  );
}

/** The way in, that one will come, what one wants to ask. */
function Doing({ date, isNext }: { date: CalendarDate; isNext: boolean }) {
  const { id, title, isGoing, question } = date;
  const [isAsking, setAsking] = useState(false);
  const take = useTakeDate();
  const params = { params: { id } };
  const going = useMutation({
    mutationFn: (will: boolean) => callApi(setGoing, { ...params, body: { isGoing: will } }),
    onSuccess: take,
  });
  return (
    <>
      {question && !isAsking && (
        <p className="calendar-question">
          <span className="text-ink-soft text-small">{words.yourQuestion}</span>
          {question}
        </p>
      )}
      <div className="calendar-doing">
        <Join date={date} isNext={isNext} />
        <Button
          variant={isGoing ? "quiet" : "secondary"}
          size="small"
          isBusy={going.isPending}
          onClick={() => going.mutate(!isGoing)}
          aria-label={`${isGoing ? words.notGoing : words.willBeThere}: ${title}, ${formatMoment(date.startsAt)}`}
        >
          {isGoing ? words.notGoing : words.willBeThere}
        </Button>
        {!isAsking && (
          <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
            {question ? words.changeQuestion : words.ask}
            <span className="sr-only">: {title}</span>
          </Button>
        )}
        <a
          href={pathOf(downloadDate, params)}
          download
          className={buttonLook({ variant: "quiet", size: "small" })}
        >
          {words.add}
          <span className="sr-only">: {title}</span>
        </a>
      </div>
      <p role="status" className="text-small">
        {isGoing ? words.imGoing : ""}
      </p>
      {going.error && (
        <p role="alert" className="field-error">
          {explain(going.error)}
        </p>
      )}
      {isAsking && <QuestionForm date={date} onClose={() => setAsking(false)} />}
    </>
  );
}
