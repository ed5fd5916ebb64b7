import { classes } from "../classes.ts";
import { useUiWords } from "../ui-words.ts";
import { VisuallyHidden } from "../visually-hidden.tsx";

const petal = "M0-3.4C3-6 3-8.6 0-11C-3-8.6-3-6 0-3.4";

/** Eight petals, each a little fainter than the one before it. Decoration: it says nothing in words. */
export function SpinnerMark({ className }: { className?: string }) {
  return (
    <svg viewBox="-12 -12 24 24" className={classes("spinner", className)} aria-hidden="true">
      {[0, 1, 2, 3, 4, 5, 6, 7].map((petalNumber) => (
        <path
          key={petalNumber}
          d={petal}
          transform={`rotate(${petalNumber * 45})`}
          opacity={0.14 + petalNumber * 0.12}
        />
      ))}
    </svg>
  );
}

type SpinnerProps = { label?: string; isLabelShown?: boolean; size?: "small" | "medium" | "large" };

const sizes = { small: "size-5", medium: "size-8", large: "size-14" };

/** Something is on its way; `label` says what. */
export function Spinner({ label: said, isLabelShown = false, size = "medium" }: SpinnerProps) {
  const { loading } = useUiWords();
  const label = said ?? loading;
  return (
    <span role="status" className="inline-flex items-center gap-3 text-gold-deep">
      <SpinnerMark className={sizes[size]} />
      {isLabelShown ? <span className="text-ink">{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
