import { homePage } from "@academy/content/pages/home-page";
import { About } from "../features/home/about.tsx";
import { Closing } from "../features/home/closing.tsx";
import { Courses } from "../features/home/courses.tsx";
import { Hero } from "../features/home/hero.tsx";
import styles from "../features/home/home.css?url";
import { Inside } from "../features/home/inside.tsx";
import { Pricing } from "../features/home/pricing.tsx";
import { Testimonials } from "../features/home/testimonials.tsx";
import { FooterColumn } from "../features/site-frame/footer-column.tsx";
import { NotFound, notFoundWords } from "../features/site-frame/not-found.tsx";
import { SiteFooter } from "../features/site-frame/site-footer.tsx";
import type { PageHandle } from "../features/site-frame/site-frame.tsx";
import { isShown } from "../lib/claims.ts";
import { isAnsweredNotFound } from "../lib/not-found-answer.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { FigureList } from "../ui/figure-list.tsx";

export const links = () => [{ rel: "stylesheet", href: styles }];

// Members have a page of their own: for them the server answers that there is nothing here.
export const meta = () =>
  isAnsweredNotFound()
    ? pageMeta({ ...notFoundWords, robots: "noindex" })
    : pageMeta({ ...homePage.meta, path: "/home" });

export const handle: PageHandle = { footer: HomeFooter };

export default function HomePage() {
  if (isAnsweredNotFound()) return <NotFound isForVisitors />;
  return (
    <>
      <Hero />
      <FigureList {...homePage.claims} />
      <Courses />
      <Inside />
      <About />
      {isShown("home-voices") && <Testimonials />}
      <Pricing />
      <Closing />
    </>
  );
}

function HomeFooter() {
  if (isAnsweredNotFound()) return <SiteFooter />;
  const { onThisPage, elsewhere } = homePage.footer;
  return (
    <SiteFooter
      more={
        <>
          <FooterColumn {...onThisPage} />
          {isShown("home-addresses") && <FooterColumn {...elsewhere} />}
        </>
      }
    />
  );
}
