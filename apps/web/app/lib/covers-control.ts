const controls =
  ":is(main, footer) :is(a[href], button, summary, input, select, textarea, label, video, iframe, [tabindex='0'])";

/** Whether an element that floats above the page lies on something that can be pressed. */
export function coversControl(element: Element): boolean {
  const own = element.getBoundingClientRect();
  return [...document.querySelectorAll(controls)].some((control) => {
    const { top, bottom, left, right } = control.getBoundingClientRect();
    const isBelow = top < own.bottom && bottom > own.top && left < own.right && right > own.left;
    return isBelow && !element.contains(control) && control.checkVisibility({ visibilityProperty: true });
  });
}
