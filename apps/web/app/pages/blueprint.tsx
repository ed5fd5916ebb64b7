import { blueprintMeta } from "@academy/content/blueprint-page";
import styles from "../features/blueprint/blueprint.css?url";
import { ClosingCall } from "../features/blueprint/closing-call.tsx";
import { Faq } from "../features/blueprint/faq.tsx";
import { Founder } from "../features/blueprint/founder.tsx";
import { FullScreenQuote } from "../features/blueprint/full-screen-quote.tsx";
import { Claims, Hero } from "../features/blueprint/hero.tsx";
import { InsideEachWeek } from "../features/blueprint/inside-each-week.tsx";
import { IntegratedApproach } from "../features/blueprint/integrated-approach.tsx";
import { Letter } from "../features/blueprint/letter.tsx";
import { ModalityGroups } from "../features/blueprint/modality-groups.tsx";
import { NormalToFeel } from "../features/blueprint/normal-to-feel.tsx";
import { Pricing } from "../features/blueprint/pricing.tsx";
import { Problem } from "../features/blueprint/problem.tsx";
import { StatTiles } from "../features/blueprint/stat-tiles.tsx";
import { structuredData } from "../features/blueprint/structured-data.ts";
import { StudentVoices } from "../features/blueprint/student-voices.tsx";
import { TenArchetypes } from "../features/blueprint/ten-archetypes.tsx";
import { MoreTestimonials, TestimonialCards } from "../features/blueprint/testimonial-cards.tsx";
import { WeekOverview } from "../features/blueprint/week-overview.tsx";
import { WelcomeVideo } from "../features/blueprint/welcome-video.tsx";
import { WhatChanges } from "../features/blueprint/what-changes.tsx";
import { WhoItIsFor } from "../features/blueprint/who-it-is-for.tsx";
import { ExitIntent } from "../features/exit-intent/exit-intent.tsx";
import { SocialProof } from "../features/social-proof/social-proof.tsx";
import { origin } from "../lib/origin.ts";
import { pageMeta } from "../lib/page-meta.ts";

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => [
  ...pageMeta(blueprintMeta),
  ...structuredData(origin()).map((data) => ({ "script:ld+json": data })),
];

export default function BlueprintPage() {
  return (
    <>
      <Hero />
      <Claims />
      <Letter />
      <NormalToFeel />
      <TenArchetypes />
      <Problem />
      <WhoItIsFor />
      <WhatChanges />
      <InsideEachWeek />
      <WeekOverview />
      <StatTiles />
      <StudentVoices />
      <ModalityGroups />
      <TestimonialCards />
      <WelcomeVideo />
      <FullScreenQuote />
      <MoreTestimonials />
      <IntegratedApproach />
      <Pricing />
      <Founder />
      <Faq />
      <ClosingCall />
      <ExitIntent />
      <SocialProof />
    </>
  );
}
