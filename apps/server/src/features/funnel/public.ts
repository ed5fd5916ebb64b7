export { hasFunnelCounts, sumFunnel } from "./studio/funnel-sums.queries.ts";
