export { Hit } from "./hit.tsx";
