import { sampleSpaceLink } from "@academy/content/pages/benefit-words";
import { studioOffersPage } from "@academy/content/pages/studio/orders/offers-page";
import type { StudioBenefit } from "@academy/contract/studio/benefits";
import { useState } from "react";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Form, FormError, SubmitButton } from "../../../../ui/form/form.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { readFields } from "../../../../ui/form/use-form.ts";
import { Action } from "../../kit/action.tsx";
import { Section } from "../../kit/section.tsx";
import { useStudioForm } from "../../kit/use-studio-form.ts";
import { useOfferName } from "../../offer-names.ts";
import { archiveBenefit, setSpaceLink, useFreshOrders } from "../calls.ts";
import { NewBenefitDialog } from "./new-benefit-dialog.tsx";

const words = studioOffersPage.benefits;

/** What offers are made of besides courses. */
export function Benefits({ benefits }: { benefits: readonly StudioBenefit[] }) {
  const [isAdding, setAdding] = useState(false);
  return (
    <Section
      id="benefits"
      heading={words.heading}
      className="studio-section"
      about={words.about}
      action={
        <Button variant="secondary" size="small" onClick={() => setAdding(true)}>
          {words.add}
        </Button>
      }
    >
      <ul className="sale-offers">
        {benefits.map((benefit) => (
          <BenefitRow key={benefit.id} benefit={benefit} />
        ))}
      </ul>
      {isAdding && <NewBenefitDialog onClose={() => setAdding(false)} />}
    </Section>
  );
}

function BenefitRow({ benefit }: { benefit: StudioBenefit }) {
  const { id, name, more, kind, session, link, isArchived, offers } = benefit;
  const refresh = useFreshOrders();
  const offerName = useOfferName();
  return (
    <li>
      <div>
        <h3>{name}</h3>
        <p className="studio-small">{more}</p>
      </div>
      <div className="sale-offer">
        <p>
          <Badge>{words.kinds[kind]}</Badge> {isArchived && <Badge look="wash">{words.archived}</Badge>}{" "}
          {session && words.session(session.minutes, session.times, session.each)}
        </p>
        <p className="studio-small">
          {offers.length > 0 ? words.inOffers(offers.map(offerName)) : words.inNone}
        </p>
        {kind === "space" && !isArchived && <SpaceLink key={link} benefit={benefit} />}
        {offers.length === 0 && (
          <p>
            <Action
              label={isArchived ? words.bringBack : words.archive}
              about={name}
              act={() => archiveBenefit(id, !isArchived)}
              done={isArchived ? words.broughtBack : words.archivedDone}
              onSettled={refresh}
            />
          </p>
        )}
      </div>
    </li>
  );
}

const said = words.link;
const isHttps = (text: string) => URL.canParse(text) && new URL(text).protocol === "https:";

/** Where the members of a space meet. */
function SpaceLink({ benefit: { id, name, link } }: { benefit: StudioBenefit }) {
  const refresh = useFreshOrders();
  const isSample = link === sampleSpaceLink;
  const set = (wanted: string | null) => setSpaceLink(id, { link: wanted, basedOn: link });
  const control = useStudioForm({
    read: (form) => (readFields(form).link ?? "").trim(),
    check: (text): Record<string, string> => (isHttps(text) ? {} : { link: said.invalid }),
    send: set,
    done: said.saved,
    onDone: refresh,
  });
  return (
    <details className="studio-fold" open={link === null || isSample || undefined}>
      <summary>{said.summary}</summary>
      <Form control={control} aria-label={`${said.summary}: ${name}`} className="studio-inline">
        <TextField
          name="link"
          type="url"
          label={said.label}
          hint={isSample ? said.sample : said.hint}
          defaultValue={isSample ? "" : (link ?? "")}
          autoComplete="off"
        />
        <FormError />
        <div className="form-actions">
          <SubmitButton variant="secondary" size="small" busyLabel={said.busy}>
            {said.save}
          </SubmitButton>
          {link !== null && (
            <Action
              label={said.remove}
              about={name}
              act={() => set(null)}
              done={said.removed}
              onDone={refresh}
            />
          )}
        </div>
      </Form>
    </details>
  );
}
