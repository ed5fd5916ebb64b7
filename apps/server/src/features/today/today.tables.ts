import type { NullableTimestamp, Timestamp } from "../../platform/db/values.ts";

export type TodayTables = {
  studio_visits: StudioVisitsTable;
  day_counts: DayCountsTable;
};

/** When an owner looked at Today; the id is the owner's. */
type StudioVisitsTable = {
  id: string;
  /** The end of the visit before: what happened from then on is new. */
  since: NullableTimestamp;
  /** The last look of this visit. */
  seen_at: Timestamp;
};

/** What was counted of a day that is over, so that no chart has to count it again. */
type DayCountsTable = {
  id: string;
  subject: "funnel" | "leads";
  /** UTC, as in 2030-12-31. */
  day: string;
  name: string;
  count: number;
};
