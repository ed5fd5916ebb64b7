import { classes } from "../classes.ts";
import { useUiWords } from "../ui-words.ts";
import { VisuallyHidden } from "../visually-hidden.tsx";

/** The place of something that has not arrived; its size comes with `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classes("skeleton", className)} />;
}

/** A paragraph that has not arrived: lines of type, the last one short. */
export function SkeletonText({ lines = 3, label }: { lines?: number; label?: string }) {
  const { loading } = useUiWords();
  return (
    <div role="status" className="grid gap-3">
      <VisuallyHidden>{label ?? loading}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines without content have nothing else to go by.
        <Skeleton key={line} className={line === lines - 1 ? "h-4 w-3/5" : "h-4 w-full"} />
      ))}
    </div>
  );
}
