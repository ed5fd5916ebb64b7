import { studioQuizSettingsPage } from "@academy/content/pages/studio/settings/quiz-page";
import { chooseQuizOrder, showQuizExperiment } from "@academy/contract/calls/visitors/quiz";
import type { QuizExperimentView, QuizOrderChoice } from "@academy/contract/visitors/quiz";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../../../lib/api/api.ts";
import { apiQuery } from "../../../../lib/api/query-client.ts";
import { Loaded } from "../../kit/list.tsx";
import { Section } from "../../kit/section.tsx";
import { ChoiceForm } from "../choice-form.tsx";
import { SettingsPage } from "../settings-page.tsx";
import { Comparison } from "./comparison.tsx";
import { Headlines } from "./headlines.tsx";

const { choice: words, experiment: compared, orders } = studioQuizSettingsPage;
const options = (Object.keys(words.choices) as QuizOrderChoice[]).map((value) => ({
  value,
  ...words.choices[value],
}));

/** Which order of steps visitors get, which headline, and how two of them compare. */
export function QuizSettingsStudio() {
  // Counts change while nobody looks.
  const query = useQuery({ ...apiQuery(showQuizExperiment), staleTime: 0 });
  return (
    <SettingsPage>
      <Loaded query={query}>
        {({ choice, experiment }) => (
          <div className="settings-columns">
            <Section id="order" heading={words.heading}>
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
            </Section>
            {experiment && <Experiment experiment={experiment} />}
          </div>
        )}
      </Loaded>
      <Headlines />
    </SettingsPage>
  );
}

type ShownExperiment = NonNullable<QuizExperimentView["experiment"]>;

function Experiment({ experiment }: { experiment: ShownExperiment }) {
  const { verdict, arms } = experiment;
  return (
    <Comparison
      id="experiment"
      words={compared}
      startedAt={experiment.startedAt}
      endedAt={experiment.endedAt}
      verdict={verdict}
      better={verdict.state === "better" ? compared.better(orders[verdict.order]) : ""}
      heads={{ arm: compared.table.order, visitors: compared.table.started }}
      arms={arms.map(({ order, started, leads }) => ({
        name: order,
        label: orders[order],
        visitors: started,
        leads,
      }))}
    />
  );
}
