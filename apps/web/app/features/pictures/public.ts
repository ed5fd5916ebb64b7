export { drawingSource } from "./drawings.ts";
export { Picture } from "./picture.tsx";
