import { profilePage } from "@academy/content/profile-page";
import { SignedInGate } from "../features/account/signed-in-gate.tsx";
import {
  certificatesQuery,
  downloadsQuery,
  enrollmentsQuery,
  useEarlyQueries,
} from "../features/learning/public.ts";
import { Profile } from "../features/profile/profile.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import memberStyles from "../styles/member.css?url";
import styles from "../styles/profile.css?url";

export const links = () => [memberStyles, styles].map((href) => ({ rel: "stylesheet", href }));

export const meta = () =>
  pageMeta({ title: profilePage.title, description: profilePage.description, robots: "noindex" });

export default function ProfilePage() {
  useEarlyQueries(enrollmentsQuery, certificatesQuery, downloadsQuery);
  return (
    <SignedInGate>
      <Profile />
    </SignedInGate>
  );
}
