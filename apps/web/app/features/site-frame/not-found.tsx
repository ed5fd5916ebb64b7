import { notFoundPage as said } from "@academy/content/pages/not-found-page";
import { Link } from "react-router";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { useUser } from "../account/public.ts";
import { PageDrawing } from "../archetypes/public.ts";

export const notFoundWords = { title: said.title, description: said.description };

/**
 * What is seen where there is nothing. Members are led home, also from what only visitors have; visitors to where
 * everybody begins.
 */
export function NotFound({ isForVisitors = false }: { isForVisitors?: boolean }) {
  const { isAuthenticated } = useUser();
  return (
    <div className="page-notice not-found">
      <div className="page-notice-words">
        <h1 className="max-w-[5.95em] text-display">{said.heading}</h1>
        <p className="text-lead text-pretty">
          {isForVisitors && isAuthenticated ? said.forVisitors : said.text}
        </p>
        {isAuthenticated ? (
          <LinkButton to="/">{said.backToDashboard}</LinkButton>
        ) : (
          <LinkButton to="/quiz">{said.takeTheQuiz}</LinkButton>
        )}
        <p className="page-notice-ways">
          {said.links.map(({ label, to }) => (
            <Link key={to} to={to} className="text-link inline-flex min-h-11 items-center">
              {label}
            </Link>
          ))}
        </p>
        <p className="text-ink-soft text-small">{said.hint}</p>
      </div>
      <div className="page-notice-drawing">
        <PageDrawing of="missing" />
      </div>
    </div>
  );
}
