import { studioWorkbookPage } from "@academy/content/pages/studio/courses/workbook-page";
import type { BookItem } from "@academy/contract/studio/workbooks";
import { Field } from "../../../../ui/form/field.tsx";
import { Select } from "../../../../ui/form/select.tsx";
import { nameOfItem } from "./book-outline.tsx";

const words = studioWorkbookPage.itemForm;

type CarriedChoiceProps = {
  item: Extract<BookItem, { kind: "question" }>;
  earlier: readonly BookItem[];
  /** Nothing leaves it as it is. */
  value: string | undefined;
  onChange: (from: string | undefined) => void;
};

const asItIs = "as-it-is";

/** Which earlier answer a question begins with. */
export function CarriedChoice({ item, earlier, value, onChange }: CarriedChoiceProps) {
  const now = item.from ?? [];
  const [only] = now;
  const isListed = now.length === 1 && earlier.some(({ id }) => id === only);
  // Words from another workbook, a table or several places: chosen by hand nowhere else, so they can only stay or go.
  const isOther = now.length > 0 && !isListed;
  const chosen = value ?? (isOther ? asItIs : (only ?? ""));
  if (earlier.length === 0 && !isOther) return null;
  return (
    <Field label={words.carried} hint={words.carriedHint}>
      <Select
        value={chosen}
        onChange={({ target }) => onChange(target.value === asItIs ? undefined : target.value)}
      >
        <option value="">{words.noCarried}</option>
        {isOther && <option value={asItIs}>{words.severalCarried}</option>}
        {earlier.map((each) => (
          <option key={each.id} value={each.id}>
            {nameOfItem(each).slice(0, 90)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
