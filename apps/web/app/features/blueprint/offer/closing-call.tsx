import { closingCall } from "@academy/content/pages/blueprint/page";
import { buttonLook } from "../../../ui/buttons/button-look.ts";
import { RisingMandala } from "../../archetypes/public.ts";

export function ClosingCall() {
  const { heading, paragraphs, button } = closingCall;
  return (
    <section aria-labelledby="closing-heading" className="blueprint-closing">
      <h2 id="closing-heading" className="max-w-[8.8em] text-title">
        {heading}
      </h2>
      <div className="mt-4 max-w-text space-y-3 text-lead text-pretty">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className="mt-6 w-full">
        <a href={button.to} className={buttonLook({ size: "large" })}>
          {button.label}
        </a>
      </p>
      <div className="rising">
        <RisingMandala />
      </div>
    </section>
  );
}
