import { subscribePackage } from "@academy/content/offers";
import { subscribePage } from "@academy/content/pages/subscribe-page";
import { arc, petal } from "@academy/mandalas/line-drawing";
import { useQueryClient } from "@tanstack/react-query";
import { Fragment, lazy, type ReactNode, Suspense, useCallback } from "react";
import { Link } from "react-router";
import { isShown } from "../../../lib/claims.ts";
import { useLoadedWhenNear } from "../../../lib/near-viewport.ts";
import { SectionHeading } from "../../../ui/section-heading.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { Skeleton } from "../../../ui/waiting/skeleton.tsx";
import { Spinner } from "../../../ui/waiting/spinner.tsx";
import { useUser } from "../../account/public.ts";
import { MandalaDrawing } from "../../archetypes/public.ts";
import { EnrollmentForm } from "./enrollment-form.tsx";
import { PackageCard } from "./package-card.tsx";
import { Voices } from "./voices.tsx";

const { heading, lead, aloneHeading, aloneLead } = subscribePage.courses;
const none = { inPackage: [], alone: [] };

/**
 * The courses that are published, asked for when their place is near. The place is kept from the page's first moment,
 * far below what is seen then, and given up when there is nothing to put there.
 */
function Courses() {
  const client = useQueryClient();
  const isHydrated = useHydrated();
  const load = useCallback(
    () =>
      import("./load-course-rows.tsx").then(({ loadCourseRows }) => loadCourseRows(client)).catch(() => none),
    [client],
  );
  const { part: rows, ref } = useLoadedWhenNear(load);
  if (!isHydrated || (rows && rows.inPackage.length + rows.alone.length === 0)) return null;
  return (
    <section ref={ref} aria-labelledby="courses-heading" className="py-section edge-t-line">
      <div className="column">
        <SectionHeading id="courses-heading" title={heading} lead={lead} />
        <ul className="mt-8">{rows?.inPackage ?? <Places />}</ul>
        {rows && rows.alone.length > 0 && (
          <div className="mt-16">
            <SectionHeading id="alone-heading" title={aloneHeading} lead={aloneLead} />
            <ul className="mt-8">{rows.alone}</ul>
          </div>
        )}
      </div>
    </section>
  );
}

/** As many as an academy starts with. */
function Places() {
  return ["first", "second", "third", "fourth"].map((key) => (
    <li key={key} className="course-row">
      <Skeleton className="course-row-cover" />
      <Skeleton className="h-8 w-3/5" />
    </li>
  ));
}

/** A seal with thirty teeth, one for each day. */
const encrypt = {
  rings: [{ r: 64 }, { r: 67 }, { r: 96, beads: 30, width: 2.4 }],
  wheels: [{ order: subscribePackage.moneyBackDays, fine: petal(67, 90, 5, 0.5), hair: arc(70.5, -4, 4) }],
};

function Guarantee() {
  const { moneyBackDays, guaranteeLabel } = subscribePackage;
  return (
    <section aria-labelledby="guarantee-heading" className="guarantee">
      <div className="guarantee-seal">
        <MandalaDrawing design={encrypt} />
        <span aria-hidden="true">{moneyBackDays}</span>
      </div>
      <h2 id="guarantee-heading" className="text-heading">
        {/* No line ends within a word that has a hyphen. */}
        {guaranteeLabel.split(" ").map((word) => (
          <Fragment key={word}>
            <span className="inline-block max-w-full">{word}</span>{" "}
          </Fragment>
        ))}
      </h2>
      <p className="text-pretty">{subscribePage.guarantee.text}</p>
    </section>
  );
}

/** What members have is for members alone to load. */
const MemberNote = lazy(() => import("./member-note.tsx").then((module) => ({ default: module.MemberNote })));

export function Subscribe() {
  const { user } = useUser();
  const { hero, elsewhere } = subscribePage;
  return (
    <>
      <header className="column subscribe-head">
        <p className="section-eyebrow">{hero.eyebrow}</p>
        <h1 className="max-w-[9.5em] text-display">{hero.heading}</h1>
        <p className="subscribe-lead mt-6 max-w-text text-lead text-pretty">{hero.lead}</p>
      </header>
      <LoadingVeil>
        {user && (
          <Suspense>
            <MemberNote user={user} />
          </Suspense>
        )}
        <div className="column subscribe-offer">
          <PackageCard />
          <div className="subscribe-side">
            <Guarantee />
            <EnrollmentForm />
          </div>
        </div>
        <Courses />
        {isShown("subscribe-voices") && <Voices />}
        <aside aria-label={elsewhere.label} className="column subscribe-elsewhere">
          <p className="max-w-text text-lead text-pretty">{elsewhere.text}</p>
          <p className="subscribe-links">
            {elsewhere.links.map(({ label, to }) => (
              <Link key={to} to={to} className="text-link inline-flex min-h-11 items-center">
                {label}
              </Link>
            ))}
          </p>
        </aside>
      </LoadingVeil>
    </>
  );
}

/**
 * For the first second a spinner takes the place of what there is to buy, from the first paint on. The style sheet does it
 * alone: scripts come later than that, and would cover again what has been seen already.
 */
function LoadingVeil({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="subscribe-veil">
        <Spinner size="large" label={subscribePage.spinnerLabel} />
      </div>
      <div className="subscribe-content">{children}</div>
    </>
  );
}
