import { calendarPage } from "@academy/content/pages/learning/calendar-page";
import { joinGathering } from "@academy/contract/calls/learning/calendar";
import type { CalendarDate } from "@academy/contract/learning/calendar";
import { useMutation } from "@tanstack/react-query";
import { callApi } from "../../lib/api/api.ts";
import { explain } from "../../lib/api/api-error.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { formatHour, useNow } from "./moments.ts";

const words = calendarPage.date;

type JoinProps = {
  date: Pick<CalendarDate, "id" | "title" | "opensAt">;
  /** Whether it says when it opens. */
  isNext?: boolean;
};

/** Opens by itself once it is time; where it leads is asked for with the press. */
export function Join({ date, isNext = false }: JoinProps) {
  const opensAt = new Date(date.opensAt).getTime();
  const isOpen = useNow([opensAt]) >= opensAt;
  const join = useMutation({
    mutationFn: () => callApi(joinGathering, { params: { id: date.id } }),
    onSuccess: ({ link }) => window.location.assign(link),
  });
  if (!isOpen && !isNext) return null;
  return (
    <>
      <Button disabled={!isOpen} isBusy={join.isPending} size="small" onClick={() => join.mutate()}>
        {join.isPending ? words.joining : words.join}
        <span className="sr-only">: {date.title}</span>
      </Button>
      {!isOpen && (
        <span className="text-ink-soft text-small">
          {fillWords(words.joinOpens, { time: formatHour(date.opensAt) })}
        </span>
      )}
      {join.error && (
        <p role="alert" className="field-error">
          {explain(join.error)}
        </p>
      )}
    </>
  );
}
