export { libraryRoutes } from "./library.routes.ts";
