export { questionModule } from "./stage-modules.ts";
