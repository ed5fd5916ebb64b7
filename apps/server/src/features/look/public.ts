export { logoRoutes, lookRoutes } from "./look.routes.ts";
