export type { Films } from "./film.ts";
export { openFilms } from "./films.ts";
export { lessonsRoutes } from "./lessons.routes.ts";
