import { useEffect, useRef } from "react";

type StepHeadProps = { id: string; eyebrow: string; title: string };

/** Where somebody has come with a press: the focus arrives here too. */
export function StepHead({ id, eyebrow, title }: StepHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div>
      <p className="section-eyebrow">{eyebrow}</p>
      <h2 id={id} ref={heading} tabIndex={-1} className="mt-2 text-title session-focus">
        {title}
      </h2>
    </div>
  );
}
