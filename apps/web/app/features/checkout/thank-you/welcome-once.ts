import { thankYouPage } from "@academy/content/pages/buying/thank-you-page";
import type { OrderStateView } from "@academy/contract/orders";
import { tabStorage } from "../../../lib/storage/storage.ts";
import { toast } from "../../../ui/toast/toast-store.ts";

const keyOf = (order: string) => `welcomed:${order}`;

/** Whoever has bought the whole academy is welcomed, however often they look at their order. */
export function welcomeOnce(order: string, { state, offer, isGift }: OrderStateView): void {
  if (state !== "active" || offer !== "subscribePackage" || isGift) return;
  if (tabStorage.read(keyOf(order), () => true)) return;
  tabStorage.write(keyOf(order), true);
  toast(thankYouPage.toast);
}
