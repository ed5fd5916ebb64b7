import { studioHeadlines } from "@academy/content/pages/studio/settings/headlines";
import { endHeadlines } from "@academy/contract/calls/visitors/headlines";
import type { HeadlineArm, HeadlineView } from "@academy/contract/visitors/headlines";
import { callApi } from "../../../../lib/api/api.ts";
import { ChoiceForm } from "../choice-form.tsx";

const words = studioHeadlines.end;
const options = (Object.keys(words.choices) as HeadlineArm[]).map((value) => ({
  value,
  ...words.choices[value],
}));

type Comparison = NonNullable<HeadlineView["comparison"]>;
type EndHeadlinesProps = { comparison: Comparison; refresh: () => Promise<unknown> };

/** Which of the two stays; offered is what has proved better, or else what was there before. */
export function EndHeadlines({ comparison, refresh }: EndHeadlinesProps) {
  const { experiment, verdict } = comparison;
  return (
    <ChoiceForm
      name="headline"
      words={words}
      options={options}
      value={verdict.state === "better" ? verdict.arm : "original"}
      onSave={(chosen) => callApi(endHeadlines, { body: { experiment, chosen } })}
      refresh={refresh}
    >
      {() => verdict.state === "too-early" && <p className="studio-small">{words.early}</p>}
    </ChoiceForm>
  );
}
