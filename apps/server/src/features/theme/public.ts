export { logoRoutes, themeRoutes } from "./theme.routes.ts";
