import { recordingsPage } from "@academy/content/pages/learning/recordings-page";
import { SignedInGate } from "../../features/account/session/signed-in-gate.tsx";
import libraryStyles from "../../features/library/library.css?url";
import memberStyles from "../../features/progress/member.css?url";
import styles from "../../features/recordings/recordings.css?url";
import { Recordings } from "../../features/recordings/recordings.tsx";
import { pageMeta } from "../../lib/page-meta.ts";

export const links = () => [memberStyles, libraryStyles, styles].map((href) => ({ rel: "stylesheet", href }));

export const meta = () =>
  pageMeta({ title: recordingsPage.title, description: recordingsPage.description, robots: "noindex" });

export default function RecordingsPage() {
  return (
    <SignedInGate>
      <Recordings />
    </SignedInGate>
  );
}
