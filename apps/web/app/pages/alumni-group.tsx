import { alumniPage } from "@academy/content/pages/alumni-page";
import styles from "../features/alumni/alumni.css?url";
import { CoachQuote } from "../features/alumni/coach-quote.tsx";
import { FinalCall } from "../features/alumni/final-call.tsx";
import { Greeting } from "../features/alumni/greeting.tsx";
import { Hero } from "../features/alumni/hero.tsx";
import { Monthly } from "../features/alumni/monthly.tsx";
import { Perks } from "../features/alumni/perks.tsx";
import { Pricing } from "../features/alumni/pricing.tsx";
import { Questions } from "../features/alumni/questions.tsx";
import { Story } from "../features/alumni/story.tsx";
import { Struggle } from "../features/alumni/struggle.tsx";
import { SiteFooter } from "../features/site-frame/site-footer.tsx";
import type { PageHandle } from "../features/site-frame/site-frame.tsx";
import { pageMeta, paintedWhole } from "../lib/page-meta.ts";
import { FigureList } from "../ui/figure-list.tsx";

export const links = () => [{ rel: "stylesheet", href: styles }, paintedWhole("struggle-heading")];

export const meta = () => pageMeta({ ...alumniPage.meta, path: "/alumni-group" });

/** The footer of all pages, with the group's own line of copyright. */
const AlumniFooter = () => <SiteFooter copyright={alumniPage.footer.copyright} />;

export const handle: PageHandle = { footer: AlumniFooter };

export default function AlumniGroupPage() {
  return (
    <>
      <Greeting />
      <Hero />
      <FigureList {...alumniPage.claims} />
      <Struggle />
      <Monthly />
      <Story />
      <Perks />
      <CoachQuote />
      <Pricing />
      <Questions />
      <FinalCall />
    </>
  );
}
