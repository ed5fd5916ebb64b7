type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** Nobody can mend what is put into a field that can't be typed into. */
const isUntouched = (field: Field) =>
  field instanceof HTMLSelectElement ? !field.value : !field.readOnly && field.value === field.defaultValue;

/** Puts values into the fields of a form that nobody has changed yet, also not before the page came to life. */
export function prefill(form: HTMLFormElement, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (isField(field) && isUntouched(field)) field.value = value;
  }
}
