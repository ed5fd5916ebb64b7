import { useId } from "react";
import { classes } from "../classes.ts";

type ProgressBarProps = {
  label: string;
  isLabelHidden?: boolean;
  value: number;
  max?: number;
  /** Said in place of the percentage, such as "3 of 12 lessons". */
  valueText?: string;
  /** Its text color is the color of the bar. */
  className?: string;
};

/** The browser's own progress element: its width needs no style attribute. */
export function ProgressBar({
  label,
  isLabelHidden,
  value,
  max = 100,
  valueText,
  className,
}: ProgressBarProps) {
  const id = useId();
  const words = valueText ?? `${Math.round((value / max) * 100)}%`;
  return (
    <div className="progress-bar">
      {!isLabelHidden && (
        <div className="flex items-baseline justify-between gap-4">
          <label htmlFor={id}>{label}</label>
          <span className="text-ink-soft text-small tabular">{words}</span>
        </div>
      )}
      <progress
        id={id}
        value={value}
        max={max}
        aria-label={isLabelHidden ? label : undefined}
        aria-valuetext={words}
        className={classes("progress", className ?? "text-gold")}
      />
    </div>
  );
}
