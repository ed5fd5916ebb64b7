import { blueprintMeta } from "@academy/content/pages/blueprint/page";
import { blueprintStructuredData } from "@academy/content/structured-data";
import styles from "../features/blueprint/blueprint.css?url";
import { Problem } from "../features/blueprint/course/problem.tsx";
import { StatTiles } from "../features/blueprint/course/stat-tiles.tsx";
import { Weeks } from "../features/blueprint/course/weeks.tsx";
import { WhatChanges } from "../features/blueprint/course/what-changes.tsx";
import { WhoItIsFor } from "../features/blueprint/course/who-it-is-for.tsx";
import { ClosingCall } from "../features/blueprint/offer/closing-call.tsx";
import { Faq } from "../features/blueprint/offer/faq.tsx";
import { Founder } from "../features/blueprint/offer/founder.tsx";
import { IntegratedApproach } from "../features/blueprint/offer/integrated-approach.tsx";
import { Pricing } from "../features/blueprint/offer/pricing.tsx";
import { Claims, Hero } from "../features/blueprint/opening/hero.tsx";
import { Letter } from "../features/blueprint/opening/letter.tsx";
import { NormalToFeel } from "../features/blueprint/opening/normal-to-feel.tsx";
import { TenArchetypes } from "../features/blueprint/opening/ten-archetypes.tsx";
import { FullScreenQuote } from "../features/blueprint/voices/full-screen-quote.tsx";
import { ModalityGroups } from "../features/blueprint/voices/modality-groups.tsx";
import { StudentVoices } from "../features/blueprint/voices/student-voices.tsx";
import { MoreTestimonials, TestimonialCards } from "../features/blueprint/voices/testimonial-cards.tsx";
import { WelcomeVideo } from "../features/blueprint/voices/welcome-video.tsx";
import { ExitIntent } from "../features/exit-intent/exit-intent.tsx";
import { SocialProof } from "../features/social-proof/social-proof.tsx";
import { isShown } from "../lib/claims.ts";
import { origin } from "../lib/origin.ts";
import { pageMeta } from "../lib/page-meta.ts";

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => [
  ...pageMeta(blueprintMeta),
  ...blueprintStructuredData(origin(), isShown).map((data) => ({ "script:ld+json": data })),
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
      <Weeks />
      <StatTiles />
      {isShown("blueprint-carousel") && <StudentVoices />}
      <ModalityGroups />
      {isShown("blueprint-cards") && <TestimonialCards />}
      <WelcomeVideo />
      <FullScreenQuote />
      {isShown("blueprint-pair") && <MoreTestimonials />}
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
