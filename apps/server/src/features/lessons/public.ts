export { findBookmarks, listOwnBookmarks } from "./bookmarks/bookmarks.queries.ts";
export { bookmarkPersonalData } from "./bookmarks/personal-data.queries.ts";
export type { Films } from "./film.ts";
export { openFilms } from "./films.ts";
export { playerPage } from "./hosted-films.ts";
export { lessonsRoutes } from "./lessons.routes.ts";
