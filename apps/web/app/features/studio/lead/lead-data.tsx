import { studioLeadPage } from "@academy/content/pages/studio/lead-page";
import { endLeadNews } from "@academy/contract/calls/studio/leads";
import type { LeadDetail } from "@academy/contract/studio/leads";
import { useNavigate } from "react-router";
import { callApi } from "../../../lib/api/api.ts";
import { Action } from "../kit/action.tsx";
import { Section } from "../kit/section.tsx";
import { useFreshLeadLists, useFreshLeads } from "../leads/use-leads.ts";
import { EraseAddress } from "../learner/erase-address.tsx";

const { data: words, back } = studioLeadPage;

/** What people with an account do in their settings, or have done on their page among the learners. */
export function LeadData({ lead: { id, email, wantsNews, learnerId } }: { lead: LeadDetail }) {
  const refresh = useFreshLeads();
  const refreshLists = useFreshLeadLists();
  const navigate = useNavigate();
  const leave = async () => {
    await refreshLists();
    await navigate(back.to);
  };
  if (!wantsNews && learnerId) return null;
  return (
    <Section id="data" heading={words.heading} about={words.about}>
      <div className="form-actions">
        {wantsNews && (
          <Action
            label={words.news.end}
            variant="secondary"
            act={() => callApi(endLeadNews, { params: { id } })}
            done={words.news.ended}
            onDone={refresh}
          />
        )}
        {!learnerId && <EraseAddress email={email} onDone={() => void leave()} />}
      </div>
    </Section>
  );
}
