import { sessionsPage } from "@academy/content/pages/learning/sessions-page";
import { listFreeTimes } from "@academy/contract/calls/learning/bookings";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Link } from "react-router";
import { apiQuery } from "../../lib/api/query-client.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { FormError, useFieldError } from "../../ui/form/form.tsx";
import { formatMoment, placeOfClock } from "../gatherings/public.ts";
import { QueryPart } from "../progress/public.ts";
import { type FreeDay, freeDays } from "./free-days.ts";

const words = sessionsPage.times;

/** Under which a form says that no time is chosen. */
export const timeField = "startsAt";

type ChooseTimeProps = {
  benefit: string;
  /** The booking that is to move. */
  moving?: string;
  chosen: string | undefined;
  onChoose: (at: string) => void;
};

/** Two weeks of free times by the clock of whoever chooses: first the day, then the hour. Part of a form. */
export function ChooseTime({ benefit, moving, chosen, onChoose }: ChooseTimeProps) {
  /** Where each of the weeks before began, so that one finds back. */
  const [starts, setStarts] = useState<readonly string[]>([]);
  const from = starts.at(-1);
  const asked = { benefit, ...(from ? { from } : {}), ...(moving ? { moving } : {}) };
  const query = useQuery({
    ...apiQuery(listFreeTimes, { query: asked }),
    // What was free a minute ago may be taken.
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  const error = useFieldError(timeField);
  return (
    <div className="session-times">
      <p className="text-ink-soft text-small">{fillWords(words.zone, { zone: placeOfClock() })}</p>
      <FormError />
      <QueryPart query={query} lines={5}>
        {({ times, next }) => (
          <>
            {times.length === 0 && <NoTimes isFirst={starts.length === 0} />}
            {times.length > 0 && (
              <Days key={times[0]} days={freeDays(times)} chosen={chosen} onChoose={onChoose} />
            )}
            {(next || starts.length > 0) && (
              <div className="form-actions">
                {starts.length > 0 && (
                  <Button
                    variant="quiet"
                    size="small"
                    isBusy={query.isPlaceholderData}
                    onClick={() => setStarts(starts.slice(0, -1))}
                  >
                    {words.earlier}
                  </Button>
                )}
                {next && (
                  <Button
                    variant="quiet"
                    size="small"
                    isBusy={query.isPlaceholderData}
                    onClick={() => setStarts([...starts, next])}
                  >
                    {words.later}
                  </Button>
                )}
              </div>
            )}
          </>
        )}
      </QueryPart>
      <p role="status" className="session-chosen">
        {chosen && fillWords(words.chosen, { time: formatMoment(chosen) })}
      </p>
      {error && (
        <p role="alert" className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}

const NoTimes = ({ isFirst }: { isFirst: boolean }) => (
  <p className="max-w-text">
    {isFirst ? words.noneAtAll : words.none}{" "}
    {isFirst && (
      <Link to="/contact" className="text-link">
        {sessionsPage.none.contact}
      </Link>
    )}
  </p>
);

type DaysProps = Pick<ChooseTimeProps, "chosen" | "onChoose"> & { days: readonly FreeDay[] };

function Days({ days, chosen, onChoose }: DaysProps) {
  const [seen, setSeen] = useState<string>();
  const name = useId();
  const shown =
    days.find(({ day }) => day === seen) ??
    days.find(({ times }) => times.some(({ at }) => at === chosen)) ??
    days[0];
  if (!shown) return null;
  return (
    <>
      <fieldset className="session-choices">
        <legend className="field-label">{words.days}</legend>
        {days.map(({ day, short, label }) => (
          <label key={day} className="session-choice">
            <input
              type="radio"
              name={name}
              checked={day === shown.day}
              onChange={() => setSeen(day)}
              aria-label={label}
            />
            <span aria-hidden="true">{short}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="session-choices">
        <legend className="field-label">{fillWords(words.of, { day: shown.label })}</legend>
        {shown.times.map(({ at, label }) => (
          <label key={at} className="session-choice">
            <input
              type="radio"
              name={timeField}
              value={at}
              checked={at === chosen}
              onChange={() => onChoose(at)}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
