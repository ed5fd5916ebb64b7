export { SmallFilm } from "./film/small-film.tsx";
export { LessonText } from "./text/lesson-text.tsx";
