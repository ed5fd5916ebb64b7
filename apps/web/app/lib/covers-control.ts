const controls =
  "a[href], button, summary, input, select, textarea, label, video, iframe, [tabindex='0'], [data-keep-clear]";

/** What can be pressed, or must be seen whole, where an element that floats above the page lies; `within` says where to look. */
const controlsAt = (place: DOMRect, element: Element, within: string): DOMRect[] => {
  const isElsewhere = outside(place);
  return [...document.querySelectorAll(`${within} :is(${controls})`)]
    .filter(
      (control) =>
        !isElsewhere(control) &&
        // Before it is asked where: what the browser has not laid out yet can't lie here.
        control.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
        !element.contains(control),
    )
    .map((control) => control.getBoundingClientRect())
    .filter((box) => meets(place, box));
};

/** Whether an element that floats above the page lies on a control. */
export function coversControl(element: Element, within = ":is(main, footer)"): boolean {
  return controlsAt(element.getBoundingClientRect(), element, within).length > 0;
}

const gap = 8;

/**
 * How far up from where it belongs an element has to stand to lie on no control; `null` where nothing of the window is
 * free. `lifted` is how far up it stands now.
 */
export function liftOffControls(element: Element, lifted: number, within: string): number | null {
  const { x, y, width, height } = element.getBoundingClientRect();
  const home = new DOMRect(x, y + lifted, width, height);
  const taken = controlsAt(new DOMRect(x, 0, width, home.bottom), element, within);
  const isFree = (lift: number) => {
    const place = new DOMRect(x, home.y - lift, width, height);
    return place.top >= gap && !taken.some((box) => meets(place, box));
  };
  const lifts = taken.map(({ top }) => home.bottom - top + gap).sort((one, other) => one - other);
  return [0, ...lifts].find(isFree) ?? null;
}

/**
 * What belongs to parts of the page that lie elsewhere, without asking where in them: the browser would lay out what it
 * has put off, all of a long page, to tell (see in-parts.ts of the build).
 */
function outside(place: DOMRect): (control: Element) => boolean {
  const elsewhere = [...document.querySelectorAll("main > *")].filter((part) => {
    const box = part.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && !meets(place, box);
  });
  return (control) => elsewhere.some((part) => part.contains(control));
}

/** Closer together than the lines of any text. */
const lookEvery = 14;

/** Whether it lies on words. A paragraph that ends before it leaves it room. */
export function coversText(element: Element): boolean {
  const own = widened(element.getBoundingClientRect());
  const below = new Set<Element>();
  // As far as its last edges, where a line may just begin.
  for (let x = own.left; x < own.right + lookEvery; x += lookEvery)
    for (let y = own.top; y < own.bottom + lookEvery; y += lookEvery)
      for (const each of document.elementsFromPoint(Math.min(x, own.right), Math.min(y, own.bottom)))
        below.add(each);
  return [...below].some((each) => !element.contains(each) && hasWordsIn(each, own));
}

function hasWordsIn(element: Element, place: DOMRect): boolean {
  const range = document.createRange();
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some((line) => meets(place, line));
  });
}

/** Words that end where it begins would still seem cut off. */
const widened = ({ x, y, width, height }: DOMRect) => new DOMRect(x - 6, y - 6, width + 12, height + 12);

const meets = (one: DOMRect, other: DOMRect) =>
  one.top < other.bottom && one.bottom > other.top && one.left < other.right && one.right > other.left;
