import { benefitWords } from "@academy/content/pages/benefit-words";
import { profilePage } from "@academy/content/pages/profile-page";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useUser } from "../account/public.ts";
import { MyBenefits, myBenefitsQuery } from "../benefits/public.ts";
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
import { Subscription } from "./subscription.tsx";

export function Profile() {
  const { user } = useUser();
  const enrollments = useQuery(enrollmentsQuery);
  const certificates = useQuery(certificatesQuery);
  const downloads = useQuery(downloadsQuery);
  const courses = useQuery(coursesQuery);
  const benefits = useQuery(myBenefitsQuery);
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
        <ProfileSection id="benefits" words={benefitWords.mine}>
          <QueryPart query={benefits}>{(mine) => <MyBenefits {...mine} />}</QueryPart>
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

type ProfileSectionProps = { id: string; words: { heading: string; about: string }; children: ReactNode };

/** Its heading stands in the margin, as in the settings. */
function ProfileSection({ id, words, children }: ProfileSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="margin-section">
      <div>
        <h2 id={`${id}-heading`} className="text-heading">
          {words.heading}
        </h2>
        <p className="mt-2 text-ink-soft text-pretty">{words.about}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
