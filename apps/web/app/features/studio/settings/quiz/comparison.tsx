import { formatCount } from "@academy/content/format-count";
import type { ReactNode } from "react";
import { formatDay } from "../../../../lib/text/format-time.ts";
import { Section } from "../../kit/section.tsx";
import { Table } from "../../kit/table.tsx";

type Verdict =
  | { state: "too-early"; moreVisitors: number; moreDays: number }
  | { state: "better" }
  | { state: "no-difference" };
type Arm = { name: string; label: ReactNode; visitors: number; leads: number };

type ComparisonProps = {
  id: string;
  words: {
    running: string;
    ended: string;
    since: (day: string) => string;
    between: (from: string, to: string) => string;
    tooEarly: string;
    endedEarly: string;
    needed: (visitors: number, days: number) => string;
    betterNote: string;
    noDifference: string;
    noDifferenceNote: string;
    table: { leads: string; share: string };
    none: string;
    about: string;
  };
  startedAt: string;
  endedAt: string | null;
  verdict: Verdict;
  /** Said where one has proved better. */
  better: string;
  heads: { arm: string; visitors: string };
  arms: readonly Arm[];
  /** Below what was found. */
  children?: ReactNode;
};

const percent = (share: number) =>
  new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 1 }).format(share);

/** How two ways compare, first in words and then in numbers. */
export function Comparison(props: ComparisonProps) {
  const { id, words, startedAt, endedAt, verdict, heads, arms, children } = props;
  return (
    <Section
      id={id}
      heading={endedAt ? words.ended : words.running}
      about={
        endedAt ? words.between(formatDay(startedAt), formatDay(endedAt)) : words.since(formatDay(startedAt))
      }
    >
      <p className="experiment-verdict">{verdictIn(props)}</p>
      <p>{noteOn(verdict, props)}</p>
      {children}
      <Table
        labelledBy={id}
        className="settings-numbers"
        columns={[
          { label: heads.arm, cell: ({ label }) => label },
          { label: heads.visitors, cell: ({ visitors }) => formatCount(visitors) },
          { label: words.table.leads, cell: ({ leads }) => formatCount(leads) },
          {
            label: words.table.share,
            cell: ({ visitors, leads }) => (visitors > 0 ? percent(leads / visitors) : words.none),
          },
        ]}
        rows={arms}
        keyOf={({ name }) => name}
      />
      <p className="mt-3 studio-small">{words.about}</p>
    </Section>
  );
}

function verdictIn({ verdict, words, better }: ComparisonProps): string {
  if (verdict.state === "too-early") return words.tooEarly;
  return verdict.state === "better" ? better : words.noDifference;
}

function noteOn(verdict: Verdict, { words, endedAt }: ComparisonProps): string {
  if (verdict.state === "better") return words.betterNote;
  if (verdict.state === "no-difference") return words.noDifferenceNote;
  return endedAt ? words.endedEarly : words.needed(verdict.moreVisitors, verdict.moreDays);
}
