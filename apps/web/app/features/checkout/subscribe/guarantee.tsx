import { subscribePackage } from "@academy/content/offers";
import { subscribePage } from "@academy/content/pages/subscribe-page";
import { arc, petal } from "@academy/mandalas/line-drawing";
import { Fragment } from "react";
import { MandalaDrawing } from "../../archetypes/public.ts";

/** A seal with thirty teeth, one for each day. */
const encrypt = {
  rings: [{ r: 64 }, { r: 67 }, { r: 96, beads: 30, width: 2.4 }],
  wheels: [{ order: subscribePackage.moneyBackDays, fine: petal(67, 90, 5, 0.5), hair: arc(70.5, -4, 4) }],
};

export function Guarantee() {
  const { moneyBackDays, guaranteeLabel } = subscribePackage;
  return (
    <section aria-labelledby="guarantee-heading" className="guarantee">
      <div className="guarantee-seal">
        <MandalaDrawing design={encrypt} />
        <span aria-hidden="true">{moneyBackDays}</span>
      </div>
      <h2 id="guarantee-heading" className="text-heading">
        {/* No line ends within a word that has a hyphen. */}
        {guaranteeLabel.split(" ").map((word) => (
          <Fragment key={word}>
            <span className="inline-block max-w-full">{word}</span>{" "}
          </Fragment>
        ))}
      </h2>
      <p className="text-pretty">{subscribePage.guarantee.text}</p>
    </section>
  );
}
