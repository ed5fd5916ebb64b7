import { Plus } from "lucide-react";
import { type ReactNode, useId } from "react";

type AccordionProps = {
  items: { heading: string; content: ReactNode; isOpen?: boolean }[];
  /** Opening one closes the others. */
  isSingle?: boolean;
  headingLevel?: 2 | 3 | 4;
};

/** Native disclosures: they work before any script has run, and the browser's search in the page opens them. */
export function Accordion({ items, isSingle = false, headingLevel = 3 }: AccordionProps) {
  const group = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="accordion">
      {items.map(({ heading, content, isOpen }) => (
        <details key={heading} name={isSingle ? group : undefined} open={isOpen}>
          <summary>
            <Heading className="text-lead">{heading}</Heading>
            <Plus className="accordion-sign" aria-hidden="true" />
          </summary>
          <div className="accordion-content">{content}</div>
        </details>
      ))}
    </div>
  );
}
