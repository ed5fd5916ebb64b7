import { alumniGreeting } from "@academy/content/pages/alumni-greeting";
import type { UserView } from "@academy/contract/account";
import { useQuery } from "@tanstack/react-query";
import { fillWords } from "../../lib/text/fill-words.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { myBenefitsQuery, OpenSpace } from "../benefits/public.ts";

const { heading, headingWithoutName, text, ways } = alumniGreeting;

/** A member who comes by is greeted and led inside; of everybody else the page knows nothing. */
export function MemberGreeting({ user }: { user: UserView }) {
  const { data } = useQuery(myBenefitsQuery);
  const held = (data?.benefits ?? []).filter(({ offers }) => offers.includes("alumniGroup"));
  if (held.length === 0) return null;
  const { firstName } = user;
  const kinds = new Set(held.map(({ kind }) => kind));
  return (
    <section aria-labelledby="greeting-heading" className="column pt-8">
      <div className="card-framed p-6">
        <h2 id="greeting-heading" className="text-heading wrap-anywhere">
          {firstName ? fillWords(heading, { name: firstName }) : headingWithoutName}
        </h2>
        <p className="mt-2 max-w-text text-pretty">{text}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          {held
            .filter(({ kind, isReady }) => kind === "space" && isReady)
            .map(({ id, name }) => (
              <OpenSpace key={id} id={id} name={name} />
            ))}
          {ways
            .filter((way) => way.kinds.some((kind) => kinds.has(kind)))
            .map(({ label, to }) => (
              <LinkButton key={to} to={to} variant="secondary">
                {label}
              </LinkButton>
            ))}
        </div>
      </div>
    </section>
  );
}
