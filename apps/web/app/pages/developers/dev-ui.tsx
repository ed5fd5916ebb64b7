import { Mandala } from "../../features/archetypes/mandala.tsx";
import { ButtonSpecimen } from "../../features/specimens/button-specimen.tsx";
import { CarouselSpecimen } from "../../features/specimens/carousel-specimen.tsx";
import { ColorSpecimen } from "../../features/specimens/color-specimen.tsx";
import { FieldSpecimen } from "../../features/specimens/field-specimen.tsx";
import { LayerSpecimen } from "../../features/specimens/layer-specimen.tsx";
import { ListSpecimen, SpecimenContents } from "../../features/specimens/list-specimen.tsx";
import styles from "../../features/specimens/specimens.css?url";
import { SurfaceSpecimen } from "../../features/specimens/surface-specimen.tsx";
import { TypeSpecimen } from "../../features/specimens/type-specimen.tsx";
import { UnfoldingSpecimen } from "../../features/specimens/unfolding-specimen.tsx";
import { WaitingSpecimen } from "../../features/specimens/waiting-specimen.tsx";
import { pageMeta } from "../../lib/page-meta.ts";
import { ArrowLink } from "../../ui/buttons/arrow-link.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () =>
  pageMeta({
    title: "Specimen book",
    description: "Every part that the academy’s pages are made of, in every state.",
    robots: "noindex",
  });

export default function DevUiPage() {
  return (
    <>
      <div className="specimen-title">
        <div className="specimen-title-drawing text-gold">
          <Mandala archetype="architect" />
        </div>
        <div className="relative">
          <PageHeading
            eyebrow="For those who build the academy"
            title="Specimen book"
            lead="Every part that the pages are made of, in every state it can be in."
          />
          <SpecimenContents />
          <ArrowLink href="/dev/mail" direction="right" label="Saved email" />
        </div>
      </div>
      <TypeSpecimen />
      <ColorSpecimen />
      <ButtonSpecimen />
      <FieldSpecimen />
      <SurfaceSpecimen />
      <ListSpecimen />
      <WaitingSpecimen />
      <UnfoldingSpecimen />
      <LayerSpecimen />
      <CarouselSpecimen />
    </>
  );
}
