import { LinkButton } from "../../ui/link-button.tsx";
import { Mandala } from "../archetypes/public.ts";

export const lostPage = { title: "Page not found", description: "There is no page at this address." };

/** What is seen where there is nothing. */
export function LostPage() {
  return (
    <div className="lost">
      <div className="lost-drawing text-gold">
        <Mandala archetype="architect" />
      </div>
      <div className="relative">
        <h1 className="max-w-[10ch] text-display">404 Page Not Found</h1>
        <p className="mt-6 max-w-text text-lead">Did you forget to add the page to the router?</p>
        <p className="mt-8">
          <LinkButton to="/quiz">Take the quiz</LinkButton>
        </p>
      </div>
    </div>
  );
}
