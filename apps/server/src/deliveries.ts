import type { DebtList, DeliveryCheck } from "./features/access/public.ts";
import { listSpaceDebts, spaceDelivery } from "./features/benefits/public.ts";

/** Who says what is missing before something can be sold: each of the features that deliver benefits. */
export const deliveryChecks: readonly DeliveryCheck[] = [spaceDelivery];

/** Who says what is owed to people, for what needs the owner. */
export const debtLists: readonly DebtList[] = [listSpaceDebts];
