export { SmallFilm } from "./film/small-film.tsx";
export { drawingOf } from "./lesson-drawing.ts";
export { type CalloutKind, calloutKinds, readCallout } from "./text/callout.ts";
export { LessonText } from "./text/lesson-text.tsx";
export { LibraryPicture } from "./text/library-picture.tsx";
export { decodeNames } from "./text/read-text.ts";
export { ShowMark } from "./text/show-mark.ts";
