import { madePage } from "@academy/content/pages/learning/sessions-page";
import { SignedInGate } from "../../features/account/session/signed-in-gate.tsx";
import styles from "../../features/bookings/bookings.css?url";
import { MadeShelf } from "../../features/bookings/made-shelf.tsx";
import memberStyles from "../../features/progress/member.css?url";
import { pageMeta } from "../../lib/page-meta.ts";

export const links = () => [memberStyles, styles].map((href) => ({ rel: "stylesheet", href }));

export const meta = () =>
  pageMeta({ title: madePage.title, description: madePage.description, robots: "noindex" });

export default function MadeForYouPage() {
  return (
    <SignedInGate>
      <MadeShelf />
    </SignedInGate>
  );
}
