import { studioTodayPage } from "@academy/content/pages/studio/today-page";
import { useSearchParams } from "react-router";
import { Choice } from "../kit/filter-bar.tsx";
import { useChoice } from "../kit/filters.ts";
import { Loaded } from "../kit/list.tsx";
import { Archetypes } from "./archetypes.tsx";
import { FunnelSection } from "./funnel-section.tsx";
import { Revenue } from "./revenue.tsx";
import { usePeriod } from "./use-today.ts";

const words = studioTodayPage.period;

/** How the academy did in the last days. Which, stands in the address. */
export function Period() {
  const [address, setAddress] = useSearchParams();
  const [days, choose] = useChoice("days", words.options, "30");
  const order = (value: string) => {
    const next = new URLSearchParams(address);
    if (value) next.set("order", value);
    else next.delete("order");
    setAddress(next, { replace: true, preventScrollReset: true });
  };
  return (
    <div className="today-period">
      <Choice {...words} value={days} onChange={choose} />
      <Loaded query={usePeriod(days)} lines={8}>
        {(period) => (
          <>
            <FunnelSection period={period} order={address.get("order")} onOrder={order} />
            <div className="today-columns">
              <Archetypes archetypes={period.archetypes} />
              <Revenue period={period} />
            </div>
          </>
        )}
      </Loaded>
    </div>
  );
}
