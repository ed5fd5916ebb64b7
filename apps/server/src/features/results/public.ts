export { makeReports, type Reports } from "./reports.ts";
export { resultPage, resultPageRoutes } from "./result-page.routes.ts";
export type { RenderResult } from "./result-page.ts";
export { resultLimits } from "./results.limits.ts";
export { listResultsOf } from "./results.queries.ts";
export { linkPreviewPaths, resultsRoutes } from "./results.routes.ts";
