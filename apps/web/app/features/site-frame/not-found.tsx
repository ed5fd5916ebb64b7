import { LinkButton } from "../../ui/link-button.tsx";
import { useUser } from "../account/public.ts";
import { Mandala } from "../archetypes/public.ts";

export const notFoundWords = { title: "Page not found", description: "There’s no page at this address." };

/** What is seen where there is nothing. Members are led home, visitors to where everybody begins. */
export function NotFound() {
  const { isAuthenticated } = useUser();
  return (
    <div className="not-found">
      <div className="not-found-drawing text-gold">
        <Mandala archetype="architect" />
      </div>
      <div className="relative">
        <h1 className="max-w-[10ch] text-display">404 Page Not Found</h1>
        <p className="mt-6 max-w-text text-lead">Did you forget to add the page to the router?</p>
        <p className="mt-8">
          {isAuthenticated ? (
            <LinkButton to="/">Back to Dashboard</LinkButton>
          ) : (
            <LinkButton to="/quiz">Take the quiz</LinkButton>
          )}
        </p>
      </div>
    </div>
  );
}
