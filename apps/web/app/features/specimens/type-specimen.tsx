import { chapters } from "./chapters.ts";
import { Exhibit, Specimen } from "./specimen.tsx";

const display = [
  { name: "display", className: "font-display text-display", words: "Light, set in type" },
  { name: "title", className: "font-display text-title", words: "The gift is yours already" },
  { name: "heading", className: "font-display text-heading", words: "A heading within the page" },
];
const text = [
  {
    name: "lead",
    className: "text-lead",
    words: "A first paragraph, set a little larger than what follows.",
  },
  { name: "body", className: "", words: "Text for reading, in lines of about sixty characters." },
  { name: "small", className: "text-small text-ink-soft", words: "Notes, captions and dates." },
];

function Scale({ sizes }: { sizes: { name: string; className: string; words: string }[] }) {
  return (
    <dl className="type-scale">
      {sizes.map(({ name, className, words }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={className}>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

export function TypeSpecimen() {
  return (
    <Specimen chapter={chapters.type}>
      <Exhibit caption="Fraunces, with its optical sizes">
        <Scale sizes={display} />
      </Exhibit>
      <Exhibit caption="Figtree">
        <Scale sizes={text} />
      </Exhibit>
    </Specimen>
  );
}
