import { sessionHoursPage } from "@academy/content/pages/studio/bookings-page";
import { Select } from "../../../ui/form/select.tsx";

type Span = { from: string; to: string };
type SpanFieldsProps = {
  span: Span;
  labels: Span;
  onChange: (span: Span) => void;
};

/** From when until when, by the quarter. */
export const SpanFields = ({ span, labels, onChange }: SpanFieldsProps) => (
  <span className="hours-span">
    <Select
      aria-label={labels.from}
      options={quarters.slice(0, -1)}
      value={span.from}
      onChange={({ target }) => onChange({ ...span, from: target.value })}
    />
    <span aria-hidden="true">–</span>
    <Select
      aria-label={labels.to}
      options={quarters.slice(1)}
      value={span.to}
      onChange={({ target }) => onChange({ ...span, to: target.value })}
    />
  </span>
);

export const timeInWords = (time: string): string => quarters.find(([value]) => value === time)?.[1] ?? time;

const quarters = Array.from({ length: 97 }, (_, index) => {
  const hour = String(Math.floor(index / 4)).padStart(2, "0");
  const minute = String((index % 4) * 15).padStart(2, "0");
  const label =
    index === 96
      ? sessionHoursPage.weekly.midnight
      : new Date(`2031-01-01T${hour}:${minute}:00Z`).toLocaleTimeString(undefined, {
          hour: "numeric",
          minute: "2-digit",
          timeZone: "UTC",
        });
  return [`${hour}:${minute}`, label] as const;
});
