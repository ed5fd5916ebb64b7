import { showQuizOrder } from "@academy/contract/calls/visitors/quiz";
import type { StepOrder } from "@academy/quiz/steps";
import { stepOrders } from "@academy/quiz/steps";
import { callApi } from "../../lib/api/api.ts";
import { keptOrder } from "./experiment-arm.ts";
import { createLazyModule } from "./lazy-module.ts";

const patienceMs = 1500;

/** Asked for ahead of time: whoever starts should not wait for it. */
export const orderModule = createLazyModule(async () => {
  const { order, experiment } = await callApi(showQuizOrder);
  return stepOrders.includes(order) ? keptOrder({ order, experiment }) : "sequence";
});

/** The order for an attempt that starts now. A silent network does not keep anyone from starting. */
export function chooseOrder(ask: () => Promise<StepOrder> = orderModule.load): Promise<StepOrder> {
  const patience = new Promise<StepOrder>((resolve) => setTimeout(resolve, patienceMs, "sequence"));
  return Promise.race([ask(), patience]).catch(() => "sequence" as const);
}
