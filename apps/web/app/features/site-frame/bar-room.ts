/** In rem, of the bar; `never` where there isn't room on any screen. Each has a rule in `site-menu.css`. */
const widths = [34, 46, 58, 70] as const;
export type BarWidth = (typeof widths)[number] | "never";

/** The mark, the gaps, the menu's button, and some air. */
const fixed = 11;
const gap = 1.75;

const slim = new Set(" .,:;'’|f i j l r t");

/** About as wide as it is written, in rem: a page is made before anybody knows on what it is read. */
function widthOf(text: string): number {
  let width = 0;
  for (const character of text) {
    if (/[\u2e80-\u{10ffff}]/u.test(character)) width += 1.1;
    else if (/[mwMW@]/.test(character)) width += 0.85;
    else if (/\p{Lu}/u.test(character)) width += 0.7;
    else if (slim.has(character)) width += 0.32;
    else width += 0.55;
  }
  return width;
}

type Room<Link> = {
  /** Always there. */
  isOurs: (link: Link) => boolean;
  /** What else is said in the bar. */
  beside: readonly string[];
};

/** Which links stand in the bar from which width on, in their order; the others are behind a button until then. */
export function roomOf<Link extends { label: string }>(
  links: readonly Link[],
  { isOurs, beside }: Room<Link>,
): ReadonlyMap<Link, BarWidth> {
  const ours = links.filter(isOurs).map(({ label }) => label);
  let needed = [...beside, ...ours].reduce((sum, text) => sum + widthOf(text) + gap, fixed);
  const from = new Map<Link, BarWidth>();
  for (const link of links) {
    if (isOurs(link)) continue;
    needed += widthOf(link.label) + gap;
    from.set(link, widths.find((width) => width >= needed) ?? "never");
  }
  return from;
}
