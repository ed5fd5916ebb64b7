export { editsOfMenu, menuPage } from "./change-menu.ts";
export { menuRoutes } from "./menu.routes.ts";
export { pagesIn, whyNotMenu } from "./menu.rules.ts";
