import { studioGatheringsPage } from "@academy/content/pages/studio/gatherings-page";
import { changeGathering } from "@academy/contract/calls/studio/gatherings";
import { useNavigate, useParams } from "react-router";
import { callApi } from "../../../lib/api/api.ts";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { BackLink, DetailPage } from "../kit/detail-page.tsx";
import { Loaded } from "../kit/list.tsx";
import { useBenefits, useFreshGatherings, useGathering } from "./calls.ts";
import { GatheringForm } from "./gathering-form.tsx";

const words = studioGatheringsPage;

/** A gathering with all its dates to come. */
export function SeriesStudio() {
  const { id = "" } = useParams();
  const query = useGathering(id);
  const benefits = useBenefits();
  const refresh = useFreshGatherings();
  const navigate = useNavigate();
  return (
    <DetailPage query={query} words={words.date} title={({ title }) => title}>
      {(gathering) => (
        <>
          <div>
            <BackLink back={words.date.back} />
            <PageHeading title={words.form.editTitle} lead={words.form.editLead} />
          </div>
          <Loaded query={benefits}>
            {({ items, zone }) => (
              <GatheringForm
                gathering={gathering}
                benefits={items}
                zone={zone}
                submit={words.form.save}
                done={words.form.saved}
                send={(body) =>
                  callApi(changeGathering, {
                    params: { id },
                    body: { ...body, basedOn: gathering.basedOn },
                  })
                }
                onDone={async () => {
                  await refresh();
                  await navigate("/studio/gatherings");
                }}
              />
            )}
          </Loaded>
        </>
      )}
    </DetailPage>
  );
}
