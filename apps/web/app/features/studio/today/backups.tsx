import { studioTodayPage } from "@academy/content/pages/studio/today-page";
import type { TodayView } from "@academy/contract/studio/today";
import { useMutation } from "@tanstack/react-query";
import { explain } from "../../../lib/api/api-error.ts";
import { formatTime } from "../../../lib/text/format-time.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { backUpNow } from "./use-today.ts";

const words = studioTodayPage.backups;

type BackupsProps = { backups: TodayView["backups"]; isWaiting: boolean; onAsked: () => void };

/** When the academy was last put into safety, and whether it can be got back from there. */
export function Backups({ backups: { isScheduled, madeAt, tried }, isWaiting, onAsked }: BackupsProps) {
  const asking = useMutation({ mutationFn: backUpNow, onSuccess: onAsked });
  return (
    <section aria-labelledby="backups" className="today-section">
      <h2 id="backups" className="text-heading">
        {words.heading}
      </h2>
      <div className="today-backups">
        <p>{madeAt ? words.made(formatTime(madeAt)) : words.never}</p>
        {!isScheduled && <p>{words.unscheduled}</p>}
        {tried && (
          <p className={tried.outcome === "failed" ? "text-danger" : undefined}>
            {words[tried.outcome](formatTime(tried.at))}
          </p>
        )}
        {!tried && isScheduled && <p>{words.untried}</p>}
        <p role="status">{isWaiting && words.asked}</p>
        {asking.error && (
          <p role="alert" className="text-danger">
            {explain(asking.error)}
          </p>
        )}
      </div>
      <div>
        <Button
          variant="secondary"
          size="small"
          isBusy={asking.isPending || isWaiting}
          onClick={() => asking.mutate()}
        >
          {words.now}
        </Button>
      </div>
    </section>
  );
}
