export { Examples } from "./examples.tsx";
