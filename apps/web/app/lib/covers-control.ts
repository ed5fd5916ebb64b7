const controls =
  "a[href], button, summary, input, select, textarea, label, video, iframe, [tabindex='0'], [data-keep-clear]";

/**
 * Whether an element that floats above the page lies on something that can be pressed, or must be seen whole; `within`
 * says where to look.
 */
export function coversControl(element: Element, within = ":is(main, footer)"): boolean {
  const own = element.getBoundingClientRect();
  const isElsewhere = outside(own);
  return [...document.querySelectorAll(`${within} :is(${controls})`)].some(
    (control) =>
      !isElsewhere(control) &&
      // Before it is asked where: what the browser has not laid out yet can't lie here.
      control.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      meets(own, control.getBoundingClientRect()) &&
      !element.contains(control),
  );
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
