import { type ReactNode, useEffect, useRef } from "react";

type StepProps = { heading: string; lead: ReactNode; isFirst?: boolean; children?: ReactNode };

/** One screen of the way in. The focus goes to its heading, so that those who listen hear where they are. */
export function Step({ heading, lead, isFirst = false, children }: StepProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirst) title.current?.focus();
  }, [isFirst]);
  return (
    <>
      <h1 ref={title} tabIndex={-1} className="scroll-mt-6 text-title outline-none">
        {heading}
      </h1>
      <div className="mt-4 mb-8 text-pretty">{lead}</div>
      {children}
    </>
  );
}

/** The ways on from a step, below its form. */
export function StepWays({ children }: { children: ReactNode }) {
  return <div className="entry-ways">{children}</div>;
}

export function StepWay({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <button type="button" className="text-link entry-way" onClick={onClick}>
      {children}
    </button>
  );
}
