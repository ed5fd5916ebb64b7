import { studioGuisePage } from "@academy/content/pages/studio/guise-page";
import { studioPage } from "@academy/content/pages/studio/studio-page";
import { studioTodayPage } from "@academy/content/pages/studio/today-page";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { explain, isUnauthorized } from "../../../lib/api/api-error.ts";
import { formatTime } from "../../../lib/text/format-time.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { WaitingPage } from "../../../ui/waiting/waiting-page.tsx";
import { Backups } from "./backups.tsx";
import { LaunchLeft } from "./launch-left.tsx";
import { News } from "./news.tsx";
import { Period } from "./period.tsx";
import { StuckLearners } from "./stuck-learners.tsx";
import { useToday } from "./use-today.ts";
import { Waiting } from "./waiting.tsx";

const words = studioTodayPage;

/** With what the owner begins her day: what is new, what needs her, and how the academy is doing. */
export function TodayStudio() {
  /** The backup there was when another was asked for: until it is another, one looks again. */
  const [backupBefore, setBackupBefore] = useState<string | null>();
  const [isWaiting, setWaiting] = useState(false);
  const { data: today, error, refetch } = useToday({ isWaiting });
  if (!today) {
    if (!error || isUnauthorized(error)) return <WaitingPage />;
    return (
      <Notice heading={studioPage.failed} role="alert">
        <p>{explain(error)}</p>
        <Button onClick={() => void refetch()}>{studioPage.tryAgain}</Button>
      </Notice>
    );
  }
  const { madeAt } = today.backups;
  if (isWaiting && madeAt !== backupBefore) setWaiting(false);
  const onAsked = () => {
    setBackupBefore(madeAt);
    setWaiting(true);
  };
  const backups = <Backups backups={today.backups} isWaiting={isWaiting} onAsked={onAsked} />;
  if (today.isFirstDay) return <FirstDay>{backups}</FirstDay>;
  return (
    <div className="studio-page column today">
      <PageHeading
        title={words.title}
        lead={today.since ? words.since(formatTime(today.since)) : words.sinceFirst}
        actions={<ToGuises />}
      />
      <News news={today.news} />
      <Waiting waiting={today.waiting} />
      <LaunchLeft />
      <Period />
      <StuckLearners />
      {backups}
    </div>
  );
}

const ToGuises = () => (
  <LinkButton to="/studio/view" variant="secondary">
    {studioGuisePage.link}
  </LinkButton>
);

const firstDayWords = studioTodayPage.firstDay;

/** Before anybody has come: what to do first, instead of a page of zeros. */
function FirstDay({ children }: { children: ReactNode }) {
  return (
    <div className="studio-page column today">
      <PageHeading title={firstDayWords.title} lead={firstDayWords.lead} actions={<ToGuises />} />
      <ol className="today-first wide:grid-cols-2">
        {firstDayWords.steps.map(({ heading, text, link }) => (
          <li key={heading}>
            <h2 className="text-heading">{heading}</h2>
            <p>{text}</p>
            <Link to={link.to} className="text-link">
              {link.label}
            </Link>
          </li>
        ))}
      </ol>
      <LaunchLeft />
      {children}
    </div>
  );
}
