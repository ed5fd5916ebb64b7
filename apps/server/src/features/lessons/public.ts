export { openFilms } from "./films.ts";
export { lessonsRoutes } from "./lessons.routes.ts";
