import { studioOrderPage } from "@academy/content/pages/studio/orders/order-page";
import type { OrderDetail } from "@academy/contract/studio/orders";
import { useState } from "react";
import { formatDay } from "../../../lib/text/format-time.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ConfirmDialog } from "../kit/confirm-dialog.tsx";
import { Section } from "../kit/section.tsx";
import { OwnerOnly } from "../owner-only.tsx";
import { endAccess, useFreshOrders } from "./calls.ts";

const words = studioOrderPage;

/** What the order opened and to whom, and the way to close at once what a refund closes in some days. */
export function OrderAccess({ order: { id, access, canEndAccess } }: { order: OrderDetail }) {
  const [isAsking, setAsking] = useState(false);
  const refresh = useFreshOrders();
  return (
    <Section id="access" heading={words.access.heading} none={access.length === 0 && words.access.none}>
      <ul className="studio-list mt-2">
        {access.map(({ email, givenAt, endedAt }) => (
          <li key={givenAt}>
            {endedAt
              ? words.access.until(email, formatDay(givenAt), formatDay(endedAt))
              : words.access.since(email, formatDay(givenAt))}
          </li>
        ))}
      </ul>
      {canEndAccess && (
        <OwnerOnly>
          <Button variant="secondary" size="small" className="mt-4" onClick={() => setAsking(true)}>
            {words.endAccess.button}
          </Button>
        </OwnerOnly>
      )}
      {isAsking && (
        <ConfirmDialog
          words={words.endAccess}
          isDestructive
          act={() => endAccess(id).then(refresh)}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  );
}
