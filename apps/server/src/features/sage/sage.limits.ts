import { defineLimits } from "../../platform/http/limits/rate-limits.ts";

export const sageLimits = defineLimits({
  chat: {
    points: 20,
    perSeconds: 60,
    refusal: "Too many questions at once. Please wait a minute, then ask again.",
  },
  // Answers by a model cost the operator money; beyond these Sage support answers without one.
  modelPerPerson: { points: 50, perSeconds: 86_400 },
  modelPerAcademy: { points: 2000, perSeconds: 86_400 },
});
