/** Puts values into the fields of a form that nobody has filled in yet, also not before the page came to life. */
export function fillEmpty(form: HTMLFormElement, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    const canBeFilled =
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement;
    if (canBeFilled && !field.value) field.value = value;
  }
}
