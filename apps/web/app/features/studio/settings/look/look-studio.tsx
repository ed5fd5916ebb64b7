import { studioLookPage } from "@academy/content/pages/studio/settings/look-page";
import { showLook } from "@academy/contract/calls/studio/look";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { apiQuery } from "../../../../lib/api/query-client.ts";
import { Loaded } from "../loaded.tsx";
import { SettingsFrame } from "../settings-frame.tsx";
import { LookForm } from "./look-form.tsx";

const { name: words } = studioLookPage;

/** The academy's name, colors and logo. */
export function LookStudio() {
  const query = useQuery(apiQuery(showLook));
  return (
    <SettingsFrame>
      <Loaded query={query}>
        {(look) => (
          <>
            <section aria-labelledby="look-name" className="look-section">
              <h2 id="look-name" className="text-heading">
                {words.heading}
              </h2>
              <p className="max-w-text">{words.text(look.name)}</p>
              <p>
                <Link to={words.link.to} className="text-link">
                  {words.link.label}
                </Link>
              </p>
            </section>
            <LookForm key={look.revision} look={look} refresh={query.refetch} />
          </>
        )}
      </Loaded>
    </SettingsFrame>
  );
}
