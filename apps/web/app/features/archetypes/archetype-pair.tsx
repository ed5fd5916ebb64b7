import { type ArchetypeKey, archetypes } from "@academy/quiz/archetypes";

type ArchetypePairProps = {
  primary: ArchetypeKey | null;
  secondary: ArchetypeKey | null;
  /** Between the two. */
  joint: string;
};

/** What somebody is who is quoted here, as far as they have told. */
export function ArchetypePair({ primary, secondary, joint }: ArchetypePairProps) {
  if (!primary) return null;
  return (
    <span className="block text-ink-soft text-small">
      {archetypes[primary].title}
      {secondary && ` ${joint} ${archetypes[secondary].title}`}
    </span>
  );
}
