import { calendarPage } from "@academy/content/pages/learning/calendar-page";
import { endReminders } from "@academy/contract/calls/learning/calendar";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { callApi } from "../../lib/api/api.ts";
import { explain } from "../../lib/api/api-error.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { WaitingPage } from "../../ui/waiting/waiting-page.tsx";

const words = calendarPage.off;

/** Where a reminder leads whoever wants no more of them: done with the click that led here. */
export function RemindersOff() {
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const token = isHydrated ? search.get("token") : undefined;
  const { mutate, isSuccess, error } = useMutation({
    mutationFn: (given: string) => callApi(endReminders, { body: { token: given } }),
  });
  useEffect(() => {
    if (token) mutate(token);
  }, [token, mutate]);
  const failure = error ? explain(error) : token === null ? words.noToken : undefined;
  if (isSuccess || failure) {
    return (
      <Notice heading={failure ? words.failed : words.done} role={failure ? "alert" : "status"}>
        <p>{failure ?? words.text}</p>
        <LinkButton to={words.calendar.to} variant="secondary">
          {words.calendar.label}
        </LinkButton>
      </Notice>
    );
  }
  return <WaitingPage />;
}
