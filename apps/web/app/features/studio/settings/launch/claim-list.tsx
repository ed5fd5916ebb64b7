import { studioLaunchPage } from "@academy/content/pages/studio/settings/launch-page";
import type { LaunchView } from "@academy/contract/studio-settings";
import { Badge } from "../../../../ui/badge.tsx";

const words = studioLaunchPage;

/** What only the owner can prove, with where it stands. */
export function ClaimList({ claims }: { claims: LaunchView["claims"] }) {
  return (
    <section aria-labelledby="claims">
      <h2 id="claims" className="text-heading">
        {words.claims.heading}
      </h2>
      <p className="mt-2 max-w-text text-ink-soft">{words.claims.about}</p>
      <table className="settings-table launch-claims" aria-labelledby="claims">
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
              <th scope="row">
                {claim.words[0]}{" "}
                {claim.words.length > 1 && (
                  <span className="studio-small">{words.claims.more(claim.words.length - 1)}</span>
                )}
              </th>
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
      </table>
    </section>
  );
}

/** What stays on the pages, and what is to be done about it. */
export function SampleList({ samples }: { samples: LaunchView["samples"] }) {
  return (
    <section aria-labelledby="samples">
      <h2 id="samples" className="text-heading">
        {words.samples.heading}
      </h2>
      <p className="mt-2 max-w-text text-ink-soft">{words.samples.about}</p>
      <table className="settings-table" aria-labelledby="samples">
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
      </table>
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
