import { calendarPage } from "@academy/content/pages/learning/calendar-page";
import { SignedInGate } from "../../features/account/session/signed-in-gate.tsx";
import styles from "../../features/gatherings/calendar.css?url";
import { Calendar } from "../../features/gatherings/calendar.tsx";
import memberStyles from "../../features/progress/member.css?url";
import { pageMeta } from "../../lib/page-meta.ts";

export const links = () => [memberStyles, styles].map((href) => ({ rel: "stylesheet", href }));

export const meta = () =>
  pageMeta({ title: calendarPage.title, description: calendarPage.description, robots: "noindex" });

export default function CalendarPage() {
  return (
    <SignedInGate>
      <Calendar />
    </SignedInGate>
  );
}
