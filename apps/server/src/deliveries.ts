import type { DebtList, DeliveryCheck } from "./features/access/public.ts";
import { listSpaceDebts, spaceDelivery } from "./features/benefits/public.ts";
import { bookingDelivery, listBookingDebts } from "./features/bookings/public.ts";
import { listPriorityDebts } from "./features/contact/public.ts";
import {
  gatheringDelivery,
  listDateDebts,
  listGatheringDebts,
  listRecordingDebts,
} from "./features/gatherings/public.ts";
import { listInvitationDebts } from "./features/orders/public.ts";
import { listMonthlyDebts, recordingDelivery } from "./features/recordings/public.ts";

/** Who says what is missing before something can be sold: each of the features that deliver benefits. */
export const deliveryChecks: readonly DeliveryCheck[] = [
  gatheringDelivery,
  bookingDelivery,
  recordingDelivery,
  spaceDelivery,
];

/** Who says what is owed to people, for what needs the owner. */
export const debtLists: readonly DebtList[] = [
  listGatheringDebts,
  listDateDebts,
  listRecordingDebts,
  listBookingDebts,
  listPriorityDebts,
  listSpaceDebts,
  listMonthlyDebts,
  listInvitationDebts,
];
