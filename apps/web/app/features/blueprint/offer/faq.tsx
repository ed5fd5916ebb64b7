import { blueprintFaq } from "@academy/content/pages/blueprint/faq";
import { Link } from "react-router";
import { Accordion } from "../../../ui/accordion.tsx";
import { SectionHeading } from "../../../ui/section-heading.tsx";

export function Faq() {
  const { eyebrow, heading, lead, contact, items } = blueprintFaq;
  return (
    <section aria-labelledby="faq-heading" className="column blueprint-faq">
      <div className="blueprint-beside">
        <SectionHeading id="faq-heading" eyebrow={eyebrow} title={heading} />
        <p className="mt-4 max-w-text text-pretty">
          {lead}{" "}
          <Link to={contact.to} className="text-link">
            {contact.label}
          </Link>
        </p>
      </div>
      <Accordion
        items={items.map(({ question, answer }) => ({ heading: question, content: <p>{answer}</p> }))}
      />
    </section>
  );
}
