import { planPage as words } from "@academy/content/pages/learning/plan-page";
import type { PlanPart } from "@academy/contract/fields/booking-limits";
import type { LaunchPlan } from "@academy/launch-plan/plan";
import { allWeeks, thingsOf } from "@academy/launch-plan/plan";
import type { Db } from "../../platform/db/database.ts";
import { findPlan } from "./launch-plans.queries.ts";
import { findBooks, readPlan } from "./read-plans.ts";

type Answers = { asked: string; columns?: string[]; rows: string[][] }[];
type ShownPlanPart = { part: PlanPart; title: string; answers: Answers };

/** A plan to be read part by part, as it is read on its page; only the parts in which something stands. */
export async function showPlanParts(
  db: Db,
  userId: string,
  courseId: string,
): Promise<{ title: string; parts: ShownPlanPart[] }> {
  const planKey = { userId, courseId };
  const kept = await findPlan(db, planKey);
  if (!kept) return { title: words.title, parts: [] };
  const books = await findBooks(db, userId, [courseId]);
  const { plan } = readPlan(kept.plan, books(courseId), planKey);
  const parts: ShownPlanPart[] = [
    { part: "goal", title: words.deeds.label, answers: goalOf(plan) },
    { part: "weeks", title: words.weeks.heading, answers: weeksOf(plan) },
    { part: "fridays", title: words.fridays.heading, answers: fridaysOf(plan) },
    { part: "drawer", title: words.drawer.heading, answers: drawerOf(plan) },
  ];
  return { title: words.title, parts: parts.filter(({ answers }) => answers.length > 0) };
}

const goalOf = ({ deeds, witness }: LaunchPlan): Answers => [
  ...(deeds ? [{ asked: "", rows: [[deeds]] }] : []),
  ...(witness ? [{ asked: words.witness.label, rows: [[witness]] }] : []),
];

const inWeek = (week: number) => words.weeks.week.replace("{week}", String(week));

const weeksOf = (plan: LaunchPlan): Answers =>
  allWeeks.flatMap((week) => {
    const rows = thingsOf(plan, week)
      .filter(({ text }) => text !== "")
      .map(({ text, column, isDone }) => [words.columns[column], `${isDone ? "✓ " : ""}${text}`]);
    return rows.length > 0 ? [{ asked: inWeek(week), rows }] : [];
  });

function fridaysOf({ fridays }: LaunchPlan): Answers {
  const { columns } = words.fridays;
  const shown = (count: number | null) => (count === null ? "" : String(count));
  const rows = Object.entries(fridays).map(([week, { invited, answered, came, line }]) => [
    inWeek(Number(week)),
    shown(invited),
    shown(answered),
    shown(came),
    line,
  ]);
  const named = [inWeek(0).replace(/ ?0/, ""), columns.invited, columns.answered, columns.came, columns.line];
  return rows.length > 0 ? [{ asked: "", columns: named, rows }] : [];
}

const drawerOf = ({ drawer }: LaunchPlan): Answers =>
  drawer.length > 0 ? [{ asked: "", rows: drawer.map(({ text }) => [text]) }] : [];
