export { offersQuery } from "./offers-query.ts";
export { OpensSoon } from "./opens-soon.tsx";
export { checkoutPath } from "./paths.ts";
