export { businessRoutes } from "./business.routes.ts";
export { mailSender } from "./mail-sender.ts";
export { usualPaper } from "./usual-paper.ts";
