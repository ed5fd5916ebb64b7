import { subscribePage } from "@academy/content/pages/subscribe-page";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { isShown } from "../../../lib/claims.ts";
import { useUser } from "../../account/public.ts";
import { Courses } from "./courses.tsx";
import { EnrollmentForm } from "./enrollment-form.tsx";
import { Guarantee } from "./guarantee.tsx";
import { LoadingVeil } from "./loading-veil.tsx";
import { PackageCard } from "./package-card.tsx";
import { Voices } from "./voices.tsx";

/** What members have is for members alone to load. */
const MemberNote = lazy(() => import("./member-note.tsx").then((module) => ({ default: module.MemberNote })));

export function Subscribe() {
  const { user } = useUser();
  const { hero, elsewhere } = subscribePage;
  return (
    <>
      <header className="column subscribe-head">
        <p className="section-eyebrow">{hero.eyebrow}</p>
        <h1 className="max-w-[16ch] text-display">{hero.heading}</h1>
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
