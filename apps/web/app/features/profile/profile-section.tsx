import type { ReactNode } from "react";

type ProfileSectionProps = { id: string; words: { heading: string; about: string }; children: ReactNode };

/** Its heading stands in the margin, as in the settings. */
export function ProfileSection({ id, words, children }: ProfileSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="margin-section">
      <div>
        <h2 id={`${id}-heading`} className="text-heading">
          {words.heading}
        </h2>
        <p className="mt-2 text-ink-soft text-pretty">{words.about}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
