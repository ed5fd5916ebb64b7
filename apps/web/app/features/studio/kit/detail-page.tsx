import { studioPage } from "@academy/content/pages/studio/studio-page";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { explain, hasCode, isUnauthorized } from "../../../lib/api/api-error.ts";
import { useTitle } from "../../../lib/use-title.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { buttonLook } from "../../../ui/buttons/button-look.ts";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { WaitingPage } from "../../../ui/waiting/waiting-page.tsx";
import { OwnerOnly } from "../owner-only.tsx";

type Back = { label: string; to: string };

type DetailPageProps<Data> = {
  query: Pick<UseQueryResult<Data>, "data" | "error" | "refetch">;
  words: { missing: { heading: string; text: string }; back: Back };
  /** What stands in the browser's tab. */
  title: (data: Data) => string;
  children: (data: Data) => ReactNode;
};

/** A page about one thing, once it is there; or that it is gone. */
export function DetailPage<Data>({ query, words, title, children }: DetailPageProps<Data>) {
  const { data, error, refetch } = query;
  const { pathname } = useLocation();
  useTitle(data === undefined ? undefined : title(data));
  if (data === undefined) {
    return (
      <Missing error={error} words={words.missing} onRetry={() => void refetch()}>
        <BackLink back={words.back} />
      </Missing>
    );
  }
  return (
    <div key={pathname} className="studio-page column">
      {children(data)}
    </div>
  );
}

type MissingProps = {
  error: unknown;
  words: { heading: string; text: string };
  onRetry: () => void;
  /** The way on from what is not there. */
  children: ReactNode;
};

/** In the place of something that is on its way, is not there, or could not be loaded. */
export function Missing({ error, words, onRetry, children }: MissingProps) {
  if (!error || isUnauthorized(error)) return <WaitingPage />;
  const isMissing = hasCode(error, "NOT_FOUND") || hasCode(error, "BAD_REQUEST");
  return (
    <Notice heading={isMissing ? words.heading : studioPage.failed} role="alert">
      <p>{isMissing ? words.text : explain(error)}</p>
      {isMissing ? children : <Button onClick={onRetry}>{studioPage.tryAgain}</Button>}
    </Notice>
  );
}

/** To the list as it was left, where one came from there. */
export function BackLink({ back }: { back: Back }) {
  const state = useLocation().state as { filters?: unknown } | null;
  const filters = typeof state?.filters === "string" ? state.filters : "";
  return (
    <Link to={back.to + filters} className="text-link inline-flex min-h-11 items-center">
      {back.label}
    </Link>
  );
}

type PersonHeadProps = {
  back: Back;
  /** Above the name. */
  above?: ReactNode;
  name: string;
  email: string;
  /** What the button that opens a mail program says. */
  write: string;
  badges?: ReactNode;
  children?: ReactNode;
};

/** Whom a page is about, and the first things one can do. */
export function PersonHead({ back, above, name, email, write, badges, children }: PersonHeadProps) {
  return (
    <header className="studio-head">
      <BackLink back={back} />
      {above && <p className="studio-small">{above}</p>}
      <h1 className="wrap-anywhere text-title">
        <bdi>{name}</bdi>
      </h1>
      <p className="wrap-anywhere">{email}</p>
      {badges && <div className="studio-badges">{badges}</div>}
      <div className="form-actions">
        <a
          href={`mailto:${encodeURIComponent(email)}`}
          className={buttonLook({ variant: "secondary", size: "small" })}
        >
          {write}
        </a>
        <OwnerOnly>
          <LinkButton
            to={`/studio/settings/mails?search=${encodeURIComponent(email)}`}
            variant="quiet"
            size="small"
          >
            {studioPage.mailsTo}
          </LinkButton>
        </OwnerOnly>
        {children}
      </div>
    </header>
  );
}

/** What is known and done at the side, what there is to read beside it. */
export const Columns = ({ side, children }: { side: ReactNode; children: ReactNode }) => (
  <div className="studio-columns">
    <div className="studio-side">{side}</div>
    <div className="studio-side">{children}</div>
  </div>
);
