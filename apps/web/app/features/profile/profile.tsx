import { profilePage } from "@academy/content/pages/profile-page";
import { useQuery } from "@tanstack/react-query";
import { useUser } from "../account/public.ts";
import { CertificateList } from "../certificates/public.ts";
import {
  certificatesQuery,
  coursesQuery,
  downloadsQuery,
  enrollmentsQuery,
  QueryPart,
} from "../progress/public.ts";
import { RecentDownloads } from "../resources/public.ts";
import { LearningProgress } from "./learning-progress.tsx";
import { Portrait } from "./portrait.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { Subscription } from "./subscription.tsx";

export function Profile() {
  const { user } = useUser();
  const enrollments = useQuery(enrollmentsQuery);
  const certificates = useQuery(certificatesQuery);
  const downloads = useQuery(downloadsQuery);
  const courses = useQuery(coursesQuery);
  if (!user) return null;
  return (
    <>
      <Portrait user={user} />
      <div className="column pb-section">
        <ProfileSection id="learning" words={profilePage.learning}>
          <QueryPart query={enrollments}>{(list) => <LearningProgress enrollments={list} />}</QueryPart>
        </ProfileSection>
        <ProfileSection id="certificates" words={profilePage.certificates}>
          <QueryPart query={certificates}>
            {(list) => <CertificateList certificates={list} user={user} />}
          </QueryPart>
        </ProfileSection>
        <ProfileSection id="downloads" words={profilePage.downloads}>
          <QueryPart query={downloads}>{(list) => <RecentDownloads downloads={list} />}</QueryPart>
        </ProfileSection>
        <ProfileSection id="subscription" words={profilePage.subscription}>
          <Subscription user={user} courses={courses.data} enrollments={enrollments.data} />
        </ProfileSection>
      </div>
    </>
  );
}
