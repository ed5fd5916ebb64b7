import { studioQuizSettingsPage } from "@academy/content/pages/studio/settings/quiz-page";
import { chooseQuizOrder, showQuizExperiment } from "@academy/contract/calls/visitors/quiz";
import type { QuizOrderChoice } from "@academy/contract/visitors/quiz";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../../../lib/api/api.ts";
import { apiQuery } from "../../../../lib/api/query-client.ts";
import { ChoiceForm } from "../choice-form.tsx";
import { Loaded } from "../loaded.tsx";
import { SettingsFrame } from "../settings-frame.tsx";
import { Experiment } from "./experiment.tsx";
import { Headlines } from "./headlines.tsx";

const words = studioQuizSettingsPage.choice;
const options = (Object.keys(words.choices) as QuizOrderChoice[]).map((value) => ({
  value,
  ...words.choices[value],
}));

/** Which order of steps visitors get, which headline, and how two of them compare. */
export function QuizSettingsStudio() {
  // Counts change while nobody looks.
  const query = useQuery({ ...apiQuery(showQuizExperiment), staleTime: 0 });
  return (
    <SettingsFrame>
      <Loaded query={query}>
        {({ choice, experiment }) => (
          <div className="settings-columns">
            <section aria-labelledby="order">
              <h2 id="order" className="text-heading">
                {words.heading}
              </h2>
              <ChoiceForm
                name="order"
                words={words}
                options={options}
                value={choice}
                onSave={(chosen) => callApi(chooseQuizOrder, { body: { choice: chosen, was: choice } })}
                refresh={query.refetch}
              >
                {(chosen) =>
                  choice === "split" && chosen !== "split" && <p className="studio-small">{words.ending}</p>
                }
              </ChoiceForm>
            </section>
            {experiment && <Experiment experiment={experiment} />}
          </div>
        )}
      </Loaded>
      <Headlines />
    </SettingsFrame>
  );
}
