import { Link } from "react-router";
import { LinkButton } from "../../ui/link-button.tsx";
import { useUser } from "../account/public.ts";
import { PageDrawing } from "../archetypes/public.ts";

export const notFoundWords = { title: "Page not found", description: "There’s no page at this address." };

const text = "There’s nothing at this address. The page may have moved, or the link may have a typo.";
const contact = { label: "Tell us about it", to: "/contact" };
const courses = { label: "See all courses", to: "/subscribe" };

/** What is seen where there is nothing. Members are led home, visitors to where everybody begins. */
export function NotFound() {
  const { isAuthenticated } = useUser();
  return (
    <div className="page-notice not-found">
      <div className="page-notice-words">
        <h1 className="max-w-[10ch] text-display">404 Page Not Found</h1>
        <p className="text-lead text-pretty">{text}</p>
        {isAuthenticated ? (
          <LinkButton to="/">Back to Dashboard</LinkButton>
        ) : (
          <LinkButton to="/quiz">Take the quiz</LinkButton>
        )}
        <p className="page-notice-ways">
          {[courses, contact].map(({ label, to }) => (
            <Link key={to} to={to} className="text-link inline-flex min-h-11 items-center">
              {label}
            </Link>
          ))}
        </p>
        <p className="text-ink-soft text-small">Did you forget to add the page to the router?</p>
      </div>
      <div className="page-notice-drawing">
        <PageDrawing of="missing" />
      </div>
    </div>
  );
}
