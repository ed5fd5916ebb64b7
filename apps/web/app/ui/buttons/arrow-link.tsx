const arrows = {
  up: "M8 14V2M3 7l5-5 5 5",
  down: "M8 2v12M3 9l5 5 5-5",
  left: "M14 8H2M7 3 2 8l5 5",
  right: "M2 8h12M9 3l5 5-5 5",
};

/** A link that leads on, with an arrow in the direction it goes. */
export function ArrowLink(props: { href: string; label: string; direction: keyof typeof arrows }) {
  return (
    <a href={props.href} className="text-link inline-flex min-h-11 items-center gap-2">
      <svg viewBox="0 0 16 16" className="size-3.5 shrink-0 fill-none stroke-current" aria-hidden="true">
        <path d={arrows[props.direction]} />
      </svg>
      {props.label}
    </a>
  );
}
