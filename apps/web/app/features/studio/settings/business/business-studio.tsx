import { studioBusinessPage } from "@academy/content/pages/studio/settings/business-page";
import { showBusiness } from "@academy/contract/calls/studio/business";
import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "../../../../lib/api/query-client.ts";
import { Loaded } from "../../kit/list.tsx";
import { Facts, Section } from "../../kit/section.tsx";
import { SettingsPage } from "../settings-page.tsx";
import { SellerForm } from "./seller-form.tsx";
import { SenderForm } from "./sender-form.tsx";

const words = studioBusinessPage;

/** Who sells and who writes: what the owner decides of it, and who decides the rest. */
export function BusinessStudio() {
  const query = useQuery({ ...apiQuery(showBusiness), staleTime: 0 });
  return (
    <SettingsPage lead={words.lead}>
      <Loaded query={query}>
        {({ seller, sender }) => (
          <>
            <div className="settings-columns is-even">
              <SellerForm key={`seller ${seller.since}`} seller={seller} refresh={query.refetch} />
              <SenderForm key={`sender ${sender.since}`} sender={sender} refresh={query.refetch} />
            </div>
            <Section
              id="host"
              heading={words.host.heading}
              about={words.host.about}
              className="settings-further is-hosts"
            >
              <Facts
                facts={words.host.items.map(([what, names]) => [what, <code key={names}>{names}</code>])}
              />
            </Section>
          </>
        )}
      </Loaded>
    </SettingsPage>
  );
}
