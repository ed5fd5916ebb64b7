export { benefitRoutes } from "./benefits.routes.ts";
export { type Delivery, makeDelivery } from "./delivery.ts";
export { listHeldOfOrders, readPartNames } from "./parts.queries.ts";
export { coursesOf, partsOf } from "./parts.ts";
export { listSpaceDebts, removeSampleSpaces, seedSampleSpaces, spaceDelivery } from "./spaces.ts";
