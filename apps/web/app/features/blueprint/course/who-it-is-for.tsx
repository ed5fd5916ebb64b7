import { whoItIsFor } from "@academy/content/pages/blueprint/page";
import { SectionHeading } from "../../../ui/section-heading.tsx";

/** Two facing pages: whom it is for, and whom it is not. */
export function WhoItIsFor() {
  const { eyebrow, heading, forHeading, forItems, notForHeading, notForItems, note } = whoItIsFor;
  return (
    <section aria-labelledby="fit-heading" className="column py-section edge-t-line">
      <SectionHeading id="fit-heading" eyebrow={eyebrow} title={heading} />
      <div className="blueprint-pages">
        <div>
          <h3 className="text-heading">{forHeading}</h3>
          <ul className="blueprint-list mt-2">
            {forItems.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <div className="text-ink-soft">
          <h3 className="text-heading">{notForHeading}</h3>
          <ul className="blueprint-list mt-2">
            {notForItems.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p className="mt-3 edge-t-line pt-3 text-small">{note}</p>
        </div>
      </div>
    </section>
  );
}
