import { studioTodayPage } from "@academy/content/pages/studio/today-page";
import type { TodayView } from "@academy/contract/studio/today";
import { formatTime } from "../../../lib/text/format-time.ts";
import { Action } from "../kit/action.tsx";
import { Section } from "../kit/section.tsx";
import { backUpNow } from "./use-today.ts";

const words = studioTodayPage.backups;

type BackupsProps = { backups: TodayView["backups"]; isWaiting: boolean; onAsked: () => void };

/** When the academy was last put into safety, and whether it can be got back from there. */
export function Backups({ backups: { isScheduled, madeAt, tried }, isWaiting, onAsked }: BackupsProps) {
  return (
    <Section id="backups" heading={words.heading} className="today-section">
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
      </div>
      <div>
        <Action
          variant="secondary"
          label={words.now}
          isWaiting={isWaiting}
          act={backUpNow}
          onDone={onAsked}
        />
      </div>
    </Section>
  );
}
