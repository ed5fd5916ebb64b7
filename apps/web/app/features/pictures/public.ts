export { Picture } from "./picture.tsx";
