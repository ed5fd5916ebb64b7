import { studioPage } from "@academy/content/pages/studio/studio-page";
import { studioTodayPage } from "@academy/content/pages/studio/today-page";
import type { PeriodLength } from "@academy/contract/studio/today";
import { useSearchParams } from "react-router";
import { explain, isUnauthorized } from "../../../lib/api/api-error.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Select } from "../../../ui/form/select.tsx";
import { SkeletonText } from "../../../ui/waiting/skeleton.tsx";
import { Archetypes } from "./archetypes.tsx";
import { FunnelSection } from "./funnel-section.tsx";
import { Revenue } from "./revenue.tsx";
import { usePeriod } from "./use-today.ts";

const words = studioTodayPage.period;
const isLength = (text: string | null): text is PeriodLength =>
  text !== null && Object.hasOwn(words.options, text);

/** How the academy did in the last days. Which, stands in the address. */
export function Period() {
  const [address, setAddress] = useSearchParams();
  const asked = address.get("days");
  const days = isLength(asked) ? asked : "30";
  const { data: period, error, refetch } = usePeriod(days);
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(address);
    if (value) next.set(name, value);
    else next.delete(name);
    setAddress(next, { replace: true, preventScrollReset: true });
  };
  return (
    <div className="today-period">
      <div className="today-choice">
        <Field label={words.label}>
          <Select value={days} onChange={({ target }) => change("days", target.value)}>
            {Object.entries(words.options).map(([key, label]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {error && !isUnauthorized(error) && (
        <div role="alert" className="space-y-3">
          <p className="text-danger">
            {studioPage.failed} {explain(error)}
          </p>
          <Button variant="secondary" size="small" onClick={() => void refetch()}>
            {studioPage.tryAgain}
          </Button>
        </div>
      )}
      {!period && !error && <SkeletonText lines={8} label={studioPage.loading} />}
      {period && (
        <>
          <FunnelSection
            period={period}
            order={address.get("order")}
            onOrder={(order) => change("order", order)}
          />
          <div className="today-columns">
            <Archetypes archetypes={period.archetypes} />
            <Revenue period={period} />
          </div>
        </>
      )}
    </div>
  );
}
