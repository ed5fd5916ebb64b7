import { sessionHoursPage } from "@academy/content/pages/studio/bookings-page";
import { X } from "lucide-react";
import { useRef } from "react";
import { newId } from "../../../lib/new-id.ts";
import { formatCalendarDay } from "../../../lib/text/format-time.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { Select } from "../../../ui/form/select.tsx";
import { Section } from "../kit/section.tsx";
import { type DayRow, usualSpan } from "./hours-rows.ts";
import { SpanFields } from "./span-fields.tsx";

const words = sessionHoursPage.exceptions;

type ExceptionsProps = { rows: readonly DayRow[]; onChange: (rows: DayRow[]) => void };

/** Days off, and days with more hours than the week has. */
export function Exceptions({ rows, onChange }: ExceptionsProps) {
  const adding = useRef<HTMLButtonElement>(null);
  const change = (key: string, more: Partial<DayRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...more } : row)));
  return (
    <Section
      id="exceptions"
      heading={words.heading}
      about={words.about}
      none={rows.length === 0 && words.none}
      className="hours-part"
    >
      <ul className="hours-exceptions">
        {rows.map((row) => {
          const named = row.day ? formatCalendarDay(row.day) : words.newDay;
          return (
            <li key={row.key}>
              <Field label={words.day}>
                <Input
                  type="date"
                  value={row.day}
                  onChange={({ target }) => change(row.key, { day: target.value })}
                />
              </Field>
              <Field label={words.kind}>
                <Select
                  options={Object.entries(words.kinds)}
                  value={row.kind}
                  onChange={({ target }) => change(row.key, { kind: target.value as DayRow["kind"] })}
                />
              </Field>
              {row.kind === "extra" && (
                <SpanFields
                  span={row}
                  labels={{ from: `${named}: ${words.from}`, to: `${named}: ${words.to}` }}
                  onChange={(span) => change(row.key, span)}
                />
              )}
              <IconButton
                label={sessionHoursPage.weekly.remove(named)}
                icon={<X aria-hidden="true" className="size-5" />}
                onClick={() => {
                  onChange(rows.filter((each) => each.key !== row.key));
                  adding.current?.focus();
                }}
              />
            </li>
          );
        })}
      </ul>
      <Button
        ref={adding}
        variant="secondary"
        size="small"
        className="justify-self-start"
        onClick={() => onChange([...rows, { key: newId(), day: "", kind: "off", ...usualSpan }])}
      >
        {words.add}
      </Button>
    </Section>
  );
}
