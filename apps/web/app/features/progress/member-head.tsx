import type { ArchetypeKey } from "@academy/quiz/archetypes";
import { PageHeading } from "../../ui/page-heading.tsx";
import { Mandala } from "../archetypes/public.ts";

type MemberHeadProps = {
  title: string;
  lead: string;
  drawing: ArchetypeKey;
  color: "text-gold" | "text-sage";
};

/** How a page of members begins: its heading before a drawing. Its look is in `member.css`. */
export function MemberHead({ title, lead, drawing, color }: MemberHeadProps) {
  return (
    <div className="member-head">
      <div className={`member-drawing ${color}`}>
        <Mandala archetype={drawing} />
      </div>
      <div className="relative">
        <PageHeading title={title} lead={lead} />
      </div>
    </div>
  );
}
