import { nameOfMail } from "@academy/content/pages/studio/mail-kinds";
import { studioTodayPage } from "@academy/content/pages/studio/today-page";
import type { FailedJob } from "@academy/contract/studio/today";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { explain, hasCode } from "../../../lib/api/api-error.ts";
import { formatTime } from "../../../lib/text/format-time.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { toast } from "../../../ui/toast/toast-store.ts";
import { dropJob, retryJob, useFreshToday } from "./use-today.ts";

const words = studioTodayPage.waiting;

type ItemProps = { heading: ReactNode; children?: ReactNode; action?: ReactNode };

/** One line of the list: what it is about, more about it, and what helps. */
export const Item = ({ heading, children, action }: ItemProps) => (
  <li>
    <div>
      <h3>{heading}</h3>
      {children && <p>{children}</p>}
    </div>
    {action && <div className="today-actions">{action}</div>}
  </li>
);

/** Something that was given up: tried once more, or let go of. */
export function FailedJobItem({ job }: { job: FailedJob }) {
  const { id, kind, to, template, canBeRetried, failedAt } = job;
  const refresh = useFreshToday();
  const settling = useMutation({
    mutationFn: (way: "retried" | "dropped") => (way === "retried" ? retryJob(id) : dropJob(id)),
    onSuccess: (_, way) => toast({ title: words[way] }),
    onError: (error) => toast({ title: hasCode(error, "NOT_FOUND") ? words.settled : explain(error) }),
    onSettled: () => refresh(),
  });
  const button = (way: "retried" | "dropped", label: string) => (
    <Button
      variant={way === "retried" ? "secondary" : "quiet"}
      size="small"
      isBusy={settling.isPending && settling.variables === way}
      onClick={() => settling.mutate(way)}
      aria-label={to ? `${label}: ${to}` : undefined}
    >
      {label}
    </Button>
  );
  return (
    <Item
      heading={words.jobs[kind]}
      action={
        <>
          {canBeRetried && button("retried", words.retry)}
          {button("dropped", words.drop)}
        </>
      }
    >
      {to && `${words.mail(nameOfMail(template), to)}. `}
      <time dateTime={failedAt}>{formatTime(failedAt)}</time>.{!canBeRetried && ` ${words.gone}`}
    </Item>
  );
}
