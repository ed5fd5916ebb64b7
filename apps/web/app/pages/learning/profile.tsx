import { profilePage } from "@academy/content/pages/profile-page";
import { SignedInGate } from "../../features/account/session/signed-in-gate.tsx";
import styles from "../../features/profile/profile.css?url";
import { Profile } from "../../features/profile/profile.tsx";
import memberStyles from "../../features/progress/member.css?url";
import {
  certificatesQuery,
  coursesQuery,
  downloadsQuery,
  enrollmentsQuery,
  usePrefetch,
} from "../../features/progress/public.ts";
import { pageMeta } from "../../lib/page-meta.ts";

export const links = () => [memberStyles, styles].map((href) => ({ rel: "stylesheet", href }));

export const meta = () =>
  pageMeta({ title: profilePage.title, description: profilePage.description, robots: "noindex" });

export default function ProfilePage() {
  usePrefetch(enrollmentsQuery, certificatesQuery, downloadsQuery, coursesQuery);
  return (
    <SignedInGate>
      <Profile />
    </SignedInGate>
  );
}
