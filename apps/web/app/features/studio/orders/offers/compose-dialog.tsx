import { studioOffersPage } from "@academy/content/pages/studio/orders/offers-page";
import type { StudioBenefit } from "@academy/contract/studio/benefits";
import type { StudioOffer } from "@academy/contract/studio/offers";
import { useState } from "react";
import { Checkbox } from "../../../../ui/form/checkbox.tsx";
import { Select } from "../../../../ui/form/select.tsx";
import { FormDialog } from "../../kit/form-dialog.tsx";
import { composeOffer, useFreshOrders } from "../calls.ts";
import { type Composition, lengthsOf, toggled, withMonths } from "./composition.ts";

const words = studioOffersPage.compose;

type ComposeProps = {
  offer: StudioOffer;
  benefits: readonly StudioBenefit[];
  onClose: () => void;
};

/** What an offer is made of: which benefits, and how long each of them. */
export function ComposeDialog({ offer, benefits, onClose }: ComposeProps) {
  const [chosen, setChosen] = useState<Composition>(offer.benefits);
  const isIn = (id: string) => chosen.some(({ benefit }) => benefit === id);
  const shown = benefits.filter(({ id, isArchived }) => !isArchived || isIn(id));
  return (
    <FormDialog
      title={words.title(offer.name)}
      text={words.about}
      words={words}
      read={() => chosen}
      check={() => ({})}
      send={(wanted) => composeOffer(offer.key, { benefits: [...wanted], basedOn: offer.version })}
      done={words.done}
      onDone={useFreshOrders()}
      onClose={onClose}
    >
      <fieldset>
        <legend className="field-label">{words.legend}</legend>
        {shown.length === 0 && <p>{words.none}</p>}
        {shown.map(({ id, name, kind }) => {
          const months = chosen.find(({ benefit }) => benefit === id)?.months;
          return (
            <div key={id} className="compose-line">
              <Checkbox
                label={name}
                hint={studioOffersPage.benefits.kinds[kind]}
                checked={isIn(id)}
                onChange={() => setChosen(toggled(chosen, id))}
              />
              {months !== undefined && (
                <Select
                  aria-label={words.for(name)}
                  value={months === null ? "" : String(months)}
                  options={lengthsOf(months).map((each): [string, string] => [
                    each === null ? "" : String(each),
                    each === null ? words.kept : studioOffersPage.made.months(each),
                  ])}
                  onChange={({ target }) =>
                    setChosen(withMonths(chosen, id, target.value === "" ? null : Number(target.value)))
                  }
                />
              )}
            </div>
          );
        })}
      </fieldset>
    </FormDialog>
  );
}
