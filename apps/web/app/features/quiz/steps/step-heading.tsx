import { MarkedText } from "../marked-text.tsx";
import { useStageHeading } from "../use-stage-heading.ts";

type StepHeadingProps = { id: string; text: string; className?: string };

/** What is asked, heard together with how far one is. */
export function StepHeading({ id, text, className = "" }: StepHeadingProps) {
  const heading = useStageHeading(id);
  return (
    <h1
      ref={heading}
      id={id}
      tabIndex={-1}
      aria-describedby="quiz-place"
      className={`quiz-question ${className}`}
    >
      <MarkedText text={text} />
    </h1>
  );
}
