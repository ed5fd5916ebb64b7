import { profilePage } from "@academy/content/profile-page";
import { useQuery } from "@tanstack/react-query";
import { useUser } from "../account/public.ts";
import { CertificateList } from "../certificates/public.ts";
import { Arriving, certificatesQuery, downloadsQuery, enrollmentsQuery } from "../progress/public.ts";
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
  if (!user) return null;
  return (
    <>
      <Portrait user={user} />
      <div className="column pb-section">
        <ProfileSection id="learning" words={profilePage.learning}>
          <Arriving query={enrollments}>{(list) => <LearningProgress enrollments={list} />}</Arriving>
        </ProfileSection>
        <ProfileSection id="certificates" words={profilePage.certificates}>
          <Arriving query={certificates}>
            {(list) => <CertificateList certificates={list} user={user} />}
          </Arriving>
        </ProfileSection>
        <ProfileSection id="downloads" words={profilePage.downloads}>
          <Arriving query={downloads}>{(list) => <RecentDownloads downloads={list} />}</Arriving>
        </ProfileSection>
        <ProfileSection id="subscription" words={profilePage.subscription}>
          <Subscription user={user} />
        </ProfileSection>
      </div>
    </>
  );
}
