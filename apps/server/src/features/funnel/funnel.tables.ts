export type FunnelTables = {
  funnel_counts: FunnelCountsTable;
};

type FunnelCountsTable = {
  id: string;
  /** UTC, as in 2030-12-31. */
  day: string;
  event: string;
  /** 0 for what is no step. */
  step: number;
  variant: string;
  source: string;
  count: number;
};
