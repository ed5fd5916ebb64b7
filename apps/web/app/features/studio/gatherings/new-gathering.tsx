import { studioGatheringsPage } from "@academy/content/pages/studio/gatherings-page";
import { makeGathering } from "@academy/contract/calls/studio/gatherings";
import { useNavigate } from "react-router";
import { callApi } from "../../../lib/api/api.ts";
import { BackLink } from "../kit/detail-page.tsx";
import { Loaded } from "../kit/list.tsx";
import { StudioPage } from "../kit/page.tsx";
import { useBenefits, useFreshGatherings } from "./calls.ts";
import { GatheringForm } from "./gathering-form.tsx";

const words = studioGatheringsPage;

export function NewGathering() {
  const benefits = useBenefits();
  const refresh = useFreshGatherings();
  const navigate = useNavigate();
  return (
    <StudioPage title={words.form.newTitle} back={<BackLink back={words.date.back} />}>
      <Loaded query={benefits}>
        {({ items, zone }) => (
          <GatheringForm
            benefits={items}
            zone={zone}
            submit={words.form.add}
            done={words.form.added}
            send={(body) => callApi(makeGathering, { body })}
            onDone={async () => {
              await refresh();
              await navigate("/studio/gatherings");
            }}
          />
        )}
      </Loaded>
    </StudioPage>
  );
}
