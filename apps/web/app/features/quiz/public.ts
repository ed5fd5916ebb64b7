export { attemptStore } from "./attempt/attempt-store.ts";
export { questionModule } from "./stage-modules.ts";
export { textsFor } from "./version-texts.ts";
