import { sessionHoursPage } from "@academy/content/pages/studio/bookings-page";
import { Plus, X } from "lucide-react";
import { useRef } from "react";
import { newId } from "../../../lib/new-id.ts";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { Section } from "../kit/section.tsx";
import { type HoursRow, usualSpan } from "./hours-rows.ts";
import { SpanFields, timeInWords } from "./span-fields.tsx";

const words = sessionHoursPage.weekly;

type WeeklyProps = { rows: readonly HoursRow[]; onChange: (rows: HoursRow[]) => void };

/** The week, day by day. */
export function Weekly({ rows, onChange }: WeeklyProps) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <Section id="weekly" heading={words.heading} className="hours-part">
      <ul ref={list} className="hours-days">
        {words.days.map((day, index) => {
          const weekday = index + 1;
          const ofDay = rows.filter((row) => row.weekday === weekday);
          const add = () => onChange([...rows, { key: newId(), weekday, ...spanAfter(ofDay.at(-1)) }]);
          return (
            <li key={day} data-day={weekday}>
              <p className="hours-day">{day}</p>
              <div className="hours-spans">
                {ofDay.length === 0 && <p className="hours-none">{words.none}</p>}
                {ofDay.map((row) => (
                  <div key={row.key} className="hours-line">
                    <SpanFields
                      span={row}
                      labels={{ from: words.from(day), to: words.to(day) }}
                      onChange={(span) =>
                        onChange(rows.map((each) => (each.key === row.key ? { ...each, ...span } : each)))
                      }
                    />
                    <IconButton
                      label={words.remove(`${day}, ${timeInWords(row.from)} – ${timeInWords(row.to)}`)}
                      icon={<X aria-hidden="true" className="size-5" />}
                      onClick={() => {
                        onChange(rows.filter((each) => each.key !== row.key));
                        // What had the focus is gone: it goes on where hours of that day are added.
                        list.current?.querySelector<HTMLElement>(`[data-add="${weekday}"]`)?.focus();
                      }}
                    />
                  </div>
                ))}
              </div>
              <IconButton
                data-add={weekday}
                label={words.addTo(day)}
                icon={<Plus aria-hidden="true" className="size-5" />}
                onClick={add}
              />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** Two hours, an hour after what there is on that day, as far as the day goes. */
function spanAfter(last: HoursRow | undefined) {
  const ended = last ? Number(last.to.slice(0, 2)) : 0;
  if (!last || ended > 21) return usualSpan;
  const hour = (value: number) => `${String(value).padStart(2, "0")}:00`;
  return { from: hour(ended + 1), to: hour(ended + 3) };
}
