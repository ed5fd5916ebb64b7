const maxRows = 4;

/** Lets a field grow with its text where the browser does not by itself. Its greatest height is the style sheet's. */
export function fitRows(area: HTMLTextAreaElement) {
  if (CSS.supports("field-sizing", "content")) return;
  area.rows = 1;
  while (area.rows < maxRows && area.scrollHeight > area.clientHeight) area.rows += 1;
}
