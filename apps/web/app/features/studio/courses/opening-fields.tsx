import { studioCoursePage } from "@academy/content/pages/studio/courses/course-page";
import type { ModuleBody } from "@academy/contract/studio/courses";
import type { ReactNode } from "react";
import { useState } from "react";
import { Input } from "../../../ui/form/input.tsx";
import { Select } from "../../../ui/form/select.tsx";
import { FormField, TextField } from "../../../ui/form/text-field.tsx";

const words = studioCoursePage.opening;

type Opening = Pick<ModuleBody, "dripDays" | "dripAt">;
type Way = "atOnce" | "days" | "date";

const wayOf = ({ dripDays, dripAt }: Opening): Way =>
  dripDays !== null ? "days" : dripAt !== null ? "date" : "atOnce";

/** A moment as the browser's own field has it, in this device's time zone. */
const asLocal = (at: Date) =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** A date alone is no moment: with it stands an hour at which people are up. */
const inAWeek = () => {
  const at = new Date();
  at.setDate(at.getDate() + 7);
  at.setHours(9, 0, 0, 0);
  return at;
};

/** When a module or a lesson opens to those who have the course. */
export function OpeningFields({ opening, hint }: { opening: Opening; hint?: ReactNode }) {
  const [way, setWay] = useState(wayOf(opening));
  return (
    <>
      <FormField name="way" label={words.label} hint={hint}>
        <Select name="way" value={way} onChange={({ target }) => setWay(target.value as Way)}>
          {(["atOnce", "days", "date"] as const).map((each) => (
            <option key={each} value={each}>
              {words[each]}
            </option>
          ))}
        </Select>
      </FormField>
      {way === "days" && (
        <TextField
          name="dripDays"
          label={words.dayCount}
          type="number"
          inputMode="numeric"
          min={1}
          max={3650}
          defaultValue={opening.dripDays ?? 7}
        />
      )}
      {way === "date" && (
        <FormField name="dripAt" label={words.day} hint={words.dayHint}>
          <Input
            name="dripAt"
            type="datetime-local"
            defaultValue={asLocal(opening.dripAt ? new Date(opening.dripAt) : inAWeek())}
          />
        </FormField>
      )}
    </>
  );
}

/** As they stand in the form. What is not a number or a date is refused before it is sent. */
export function readOpening({ dripDays, dripAt }: Record<string, string>): Opening {
  const at = new Date(dripAt || Number.NaN);
  return {
    dripDays: dripDays === undefined ? null : Number(dripDays),
    dripAt: Number.isNaN(at.getTime()) ? null : at.toISOString(),
  };
}

export function checkOpening(form: HTMLFormElement, { dripDays, dripAt }: Opening): Record<string, string> {
  const isWrong = dripDays !== null && !(Number.isInteger(dripDays) && dripDays >= 1 && dripDays <= 3650);
  if (isWrong) return { dripDays: words.wrongDays };
  return form.elements.namedItem("dripAt") && dripAt === null ? { dripAt: words.wrongDate } : {};
}
