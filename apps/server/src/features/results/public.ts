export { makeReports, type Reports } from "./reports.ts";
export { resultPageRoutes } from "./result-page.routes.ts";
export { resultsRoutes } from "./results.routes.ts";
