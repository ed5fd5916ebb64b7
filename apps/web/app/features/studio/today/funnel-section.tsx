import { studioTodayPage } from "@academy/content/pages/studio/today-page";
import { quizVersion } from "@academy/content/quiz-version";
import type { PeriodView } from "@academy/contract/studio/today";
import type { StepOrder } from "@academy/quiz/steps";
import { useQuery } from "@tanstack/react-query";
import { textsFor } from "../../quiz/public.ts";
import { type Bar, BarTable } from "../charts/bar-table.tsx";
import { ColumnChart } from "../charts/column-chart.tsx";
import { Choice } from "../kit/filter-bar.tsx";
import { Section } from "../kit/section.tsx";
import { askedAt, type Funnel, funnelIn, lostAt, shareOf, worstStep } from "./funnel-words.ts";

const words = studioTodayPage.funnel;
const { count } = studioTodayPage;

type FunnelSectionProps = { period: PeriodView; order: string | null; onOrder: (order: string) => void };

/** From the first visit to the last lesson, and where most people turn back. */
export function FunnelSection({ period, order: asked, onOrder }: FunnelSectionProps) {
  const orders = period.funnel.flatMap(({ order }) => order ?? []);
  const chosen = orders.length > 1 ? orders.find((order) => order === asked) : undefined;
  const funnel = funnelIn(period.funnel, chosen);
  const isNone = funnel.seen + funnel.started + period.purchases + period.completions === 0;
  return (
    <Section id="funnel" heading={words.heading} className="today-section">
      {orders.length > 1 && (
        <Choice
          label={words.order.label}
          options={{
            "": words.order.all,
            ...Object.fromEntries(orders.map((order) => [order, words.order.options[order]])),
          }}
          value={chosen ?? ""}
          onChange={onOrder}
        />
      )}
      {isNone ? (
        <p className="text-ink-soft">{words.none}</p>
      ) : (
        <>
          <Worst funnel={funnel} orders={chosen ? [chosen] : orders} />
          <div className="today-columns">
            <div>
              <BarTable
                label={words.heading}
                heads={[words.table.stage, words.table.people, words.table.wentOn]}
                bars={stagesOf(funnel, chosen ? undefined : period)}
              />
              <p className="studio-small mt-3">{words.about}</p>
            </div>
            <Steps funnel={funnel} />
          </div>
        </>
      )}
    </Section>
  );
}

/** Who saw the quiz, bought or completed something is not known by order. */
function stagesOf({ seen, started, finished, leads }: Funnel, period: PeriodView | undefined): Bar[] {
  const bar = (key: keyof typeof words.stages, value: number, before = 0): Bar => ({
    key,
    name: words.stages[key],
    value,
    shown: count(value),
    more: value <= before ? shareOf(value, before) : "",
  });
  return [
    ...(period ? [bar("seen", seen)] : []),
    bar("started", started, period ? seen : 0),
    bar("finished", finished, started),
    bar("leads", leads, finished),
    ...(period ? [bar("purchases", period.purchases), bar("completions", period.completions)] : []),
  ];
}

/** A step is told with its question: with one for each order in which the quiz was asked. */
function Worst({ funnel, orders }: { funnel: Funnel; orders: StepOrder[] }) {
  const worst = worstStep(funnel);
  // As the quiz asks it now, in the owner's words where she has changed them.
  const { data: texts } = useQuery({
    queryKey: ["quiz-texts", quizVersion.name],
    queryFn: () => textsFor(quizVersion.name).load(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const started = funnel.steps[0] ?? 0;
  if (worst === "too-few") return <p className="today-worst">{words.tooFew(started)}</p>;
  if (worst === "none") return <p className="today-worst">{words.noLoss}</p>;
  const { step, lost, reached, runnerUp, isOfFew } = worst;
  const asked = texts
    ? orders
        .map((order) => ({ order, question: askedAt(order, step, texts) }))
        .filter(({ question }) => question)
    : [];
  const isOne = new Set(asked.map(({ question }) => question)).size === 1;
  return (
    <div className="today-worst">
      <p>
        <strong>{words.worst(step)}</strong> {words.worstMore(lost, reached)}{" "}
        {runnerUp && words.runnerUp(runnerUp.step, runnerUp.lost)} {isOfFew && words.few(started)}
      </p>
      {asked.slice(0, isOne ? 1 : undefined).map(({ order, question }) => (
        <p key={order}>
          {isOne ? words.asked : words.askedIn[order]} <q>{question}</q>
        </p>
      ))}
    </div>
  );
}

function Steps({ funnel }: { funnel: Funnel }) {
  const worst = worstStep(funnel);
  const marked = typeof worst === "object" ? worst.step : 0;
  const lost = lostAt(funnel);
  const { steps } = funnel;
  return (
    <ColumnChart
      title={words.chart.title}
      summary={words.chart.summary(steps[0] ?? 0, steps.at(-1) ?? 0)}
      columns={steps.map((value, index) => ({
        name: String(index + 1),
        value,
        isMarked: index + 1 === marked,
      }))}
      writeValue={(value) => count(value)}
      table={{
        heads: [words.chart.step, words.chart.reached, words.chart.left],
        rows: steps.map((reached, index) => [String(index + 1), count(reached), count(lost[index] ?? 0)]),
      }}
    />
  );
}
