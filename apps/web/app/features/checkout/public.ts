export { offersQuery } from "./offers-query.ts";
export { checkoutPath } from "./paths.ts";
