/** The browser's own rule for e-mail addresses, for a field that is filled in. */
export function isAddress(form: HTMLFormElement, name = "email"): boolean {
  const field = form.elements.namedItem(name);
  return !(field instanceof HTMLInputElement && field.validity.typeMismatch);
}
