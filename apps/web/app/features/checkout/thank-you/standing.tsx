import { type ReactNode, useEffect, useRef } from "react";

type StandingProps = {
  heading: string;
  text: ReactNode;
  /** It has come about while somebody waited: the focus goes there, so that those who listen hear of it. */
  isNews?: boolean;
  children?: ReactNode;
};

/** How an order stands, in a heading, a sentence and the ways on. */
export function Standing({ heading, text, isNews = false, children }: StandingProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews) title.current?.focus();
  }, [isNews]);
  return (
    <>
      <h1 ref={title} tabIndex={-1} className="text-title outline-none">
        {heading}
      </h1>
      <div className="mt-5 text-lead text-pretty">{text}</div>
      {children && (
        <div className="thanks-ways flex flex-wrap items-center gap-x-5 gap-y-4 mt-8">{children}</div>
      )}
    </>
  );
}
