import { studioLaunchPage } from "@academy/content/pages/studio/settings/launch-page";
import type { LaunchView } from "@academy/contract/studio/settings";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Badge } from "../../../../ui/badge.tsx";
import { claimInWords } from "./claim-in-words.ts";

const words = studioLaunchPage;

/** What only the owner can prove, with where it stands. */
export function ClaimList({ claims }: { claims: LaunchView["claims"] }) {
  return (
    <Folded id="claims" words={words.claims} items={claims}>
      <thead>
        <tr>
          <th scope="col">{words.claims.words}</th>
          <th scope="col">{words.claims.at}</th>
          <th scope="col">{words.claims.id}</th>
          <th scope="col">{words.claims.state}</th>
        </tr>
      </thead>
      <tbody>
        {claims.map((claim) => (
          <tr key={claim.id}>
            <th scope="row">{claimInWords(claim)}</th>
            <td>
              <a href={claim.at[0]}>{claim.at[0]}</a>
            </td>
            <td>
              <code>{claim.id}</code>
            </td>
            <td>
              <State isConfirmed={claim.isConfirmed} />
            </td>
          </tr>
        ))}
      </tbody>
    </Folded>
  );
}

/** What stays on the pages, and what is to be done about it. */
export function SampleList({ samples }: { samples: LaunchView["samples"] }) {
  return (
    <Folded id="samples" words={words.samples} items={samples}>
      <thead>
        <tr>
          <th scope="col">{words.samples.todo}</th>
          <th scope="col">{words.claims.id}</th>
          <th scope="col">{words.claims.state}</th>
        </tr>
      </thead>
      <tbody>
        {samples.map(({ id, todo, isConfirmed }) => (
          <tr key={id}>
            <th scope="row">{todo}.</th>
            <td>
              <code>{id}</code>
            </td>
            <td>
              <State isConfirmed={isConfirmed} />
            </td>
          </tr>
        ))}
      </tbody>
    </Folded>
  );
}

type FoldedProps = {
  id: string;
  words: { heading: string; about: string };
  items: readonly { isConfirmed: boolean }[];
  children: ReactNode;
};

/** A long list that is open for whoever was led to it. */
function Folded({ id, words: { heading, about }, items, children }: FoldedProps) {
  const isLedTo = useLocation().hash === `#${id}`;
  const open = items.filter(({ isConfirmed }) => !isConfirmed).length;
  return (
    <section aria-labelledby={id} className="settings-list">
      <h2 id={id} className="text-heading">
        {heading}
      </h2>
      <p className="mt-2 max-w-text text-ink-soft">{about}</p>
      <details key={String(isLedTo)} open={isLedTo || undefined}>
        <summary>{words.claims.show(open, items.length)}</summary>
        <table className="settings-table launch-claims" aria-labelledby={id}>
          {children}
        </table>
      </details>
    </section>
  );
}

function State({ isConfirmed }: { isConfirmed: boolean }) {
  return (
    <Badge look={isConfirmed ? "wash" : "outline"}>
      {isConfirmed ? words.claims.confirmed : words.claims.open}
    </Badge>
  );
}
