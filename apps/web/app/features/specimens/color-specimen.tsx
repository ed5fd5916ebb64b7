import { chapters } from "./chapters.ts";
import { Exhibit, Specimen } from "./specimen.tsx";

/** Written out in full for Tailwind to find. */
const papers = { ivory: "bg-ivory", paper: "bg-paper", line: "bg-line", rule: "bg-rule" };
const inks = {
  ink: "bg-ink",
  "ink-soft": "bg-ink-soft",
  "gold-deep": "bg-gold-deep",
  gold: "bg-gold",
  "gold-light": "bg-gold-light",
  danger: "bg-danger",
  sage: "bg-sage",
};
const hues = {
  teacher: "bg-teacher",
  mother: "bg-mother",
  mystic: "bg-mystic",
  architect: "bg-architect",
  alchemist: "bg-alchemist",
  "medicine-keeper": "bg-medicine-keeper",
  performer: "bg-performer",
  artist: "bg-artist",
  "earth-guardian": "bg-earth-guardian",
  revolutionary: "bg-revolutionary",
};

function Swatches({ colors, className = "" }: { colors: Record<string, string>; className?: string }) {
  return (
    <ul className={`swatches ${className}`}>
      {Object.entries(colors).map(([name, ground]) => (
        <li key={name}>
          <span className={`swatch ${ground}`} />
          <span className="text-small">{name}</span>
        </li>
      ))}
    </ul>
  );
}

export function ColorSpecimen() {
  return (
    <Specimen chapter={chapters.color}>
      <Exhibit caption="Papers and lines">
        <Swatches colors={papers} />
      </Exhibit>
      <Exhibit caption="Inks">
        <Swatches colors={inks} />
      </Exhibit>
      <Exhibit caption="The ten hues">
        <Swatches colors={hues} className="swatches-five" />
      </Exhibit>
    </Specimen>
  );
}
