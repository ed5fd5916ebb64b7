import { studioPalette } from "@academy/content/pages/studio/palette";
import type { Entry, Group } from "./entries.ts";

type PaletteListProps = {
  id: string;
  groups: Group[];
  current: Entry | undefined;
  optionId: (entry: Entry) => string;
  onMark: (entry: Entry) => void;
  onGo: (entry: Entry) => void;
};

/** What was found. It never has the focus: the field above says which entry is marked. */
export function PaletteList({ id, groups, current, optionId, onMark, onGo }: PaletteListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={studioPalette.title}
      className="flex-1 overflow-y-auto overscroll-contain p-2 empty:hidden"
    >
      {groups.map(({ name, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a list of options.
        <div key={name} role="group" aria-labelledby={`${id}${name}`}>
          <p id={`${id}${name}`} className="text-ink-soft type-small pt-2 px-3 pb-1">
            {studioPalette.groups[name]}
          </p>
          {entries.map((entry) => (
            // biome-ignore lint/a11y: pressed by its field's Enter; the pointer may press it as well.
            <div
              key={entry.key}
              id={optionId(entry)}
              role="option"
              aria-selected={entry === current}
              className="palette-entry"
              onPointerMove={() => entry !== current && onMark(entry)}
              onClick={() => onGo(entry)}
            >
              <bdi>{entry.label}</bdi>
              {entry.more && entry.more !== entry.label && <span>{entry.more}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
