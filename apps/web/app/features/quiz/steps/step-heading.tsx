import { MarkedText } from "./marked-text.tsx";

type StepHeadingProps = { id: string; text: string; className?: string };

/** What is asked, heard together with how far one is. */
export function StepHeading({ id, text, className = "" }: StepHeadingProps) {
  return (
    <h1 id={id} tabIndex={-1} aria-describedby="quiz-place" className={`quiz-question ${className}`}>
      <MarkedText text={text} />
    </h1>
  );
}
