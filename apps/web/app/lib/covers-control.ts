const controls = "a[href], button, summary, input, select, textarea, label, video, iframe, [tabindex='0']";

/** Whether an element that floats above the page lies on something that can be pressed; `within` says where to look. */
export function coversControl(element: Element, within = ":is(main, footer)"): boolean {
  const own = element.getBoundingClientRect();
  return [...document.querySelectorAll(`${within} :is(${controls})`)].some((control) => {
    const { top, bottom, left, right } = control.getBoundingClientRect();
    const isBelow = top < own.bottom && bottom > own.top && left < own.right && right > own.left;
    return isBelow && !element.contains(control) && control.checkVisibility({ visibilityProperty: true });
  });
}
