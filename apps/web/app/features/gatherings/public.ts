export { NextGathering } from "./next-gathering.tsx";
