import { sessionsPage } from "@academy/content/pages/learning/sessions-page";
import { SignedInGate } from "../../features/account/session/signed-in-gate.tsx";
import styles from "../../features/bookings/bookings.css?url";
import { Sessions } from "../../features/bookings/sessions.tsx";
import memberStyles from "../../features/progress/member.css?url";
import { pageMeta } from "../../lib/page-meta.ts";

export const links = () => [memberStyles, styles].map((href) => ({ rel: "stylesheet", href }));

export const meta = () =>
  pageMeta({ title: sessionsPage.title, description: sessionsPage.description, robots: "noindex" });

export default function SessionsPage() {
  return (
    <SignedInGate>
      <Sessions />
    </SignedInGate>
  );
}
