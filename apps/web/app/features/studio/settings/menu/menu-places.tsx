import { studioMenuPage } from "@academy/content/pages/studio/settings/menu-page";
import {
  footerPlaces,
  type MenuEntries,
  type MenuPlace,
  maxOwnEntries,
  type OwnEntry,
  ownEntriesOf,
  targetOf,
} from "@academy/contract/fields/menu";
import type { OwnPageSummary } from "@academy/contract/visitors/own-pages";
import { type KeyboardEvent, useState } from "react";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Section } from "../../kit/section.tsx";
import { useListDrag } from "../../kit/use-list-drag.ts";
import { EntryDialog } from "./entry-dialog.tsx";
import { EntryLine } from "./entry-line.tsx";
import {
  labelOf,
  moveEntry,
  nameOfPlace,
  type Spot,
  spotBeside,
  withEntry,
  withoutEntry,
} from "./menu-entries.ts";

const words = studioMenuPage;
const menus = [
  ["bar", ["bar"]],
  ["footer", footerPlaces],
] as const;

type MenuPlacesProps = {
  entries: MenuEntries;
  pages: readonly OwnPageSummary[];
  onChange: (entries: MenuEntries) => void;
};

const spotOf = (text: string): Spot => {
  const [place, index] = text.split("-");
  return { place: place as MenuPlace, index: Number(index) };
};

/** The menu and each column of the footer, in their order: moved by dragging, with arrow keys or with buttons. */
export function MenuPlaces({ entries, pages, onChange }: MenuPlacesProps) {
  const [open, setOpen] = useState<{ spot: Spot; entry?: OwnEntry }>();
  const [news, setNews] = useState("");
  const move = (from: Spot, to: Spot, focus: "handle" | "up" | "down" | undefined) => {
    const next = moveEntry(entries, from, to);
    const moved = next[to.place][to.index];
    if (next === entries || !moved) return;
    onChange(next);
    const title = labelOf(to.place, moved);
    const count = next[to.place].length;
    setNews(fillWords(words.moved, { title, place: to.index + 1, count, part: nameOfPlace(to.place) }));
    if (!focus) return;
    requestAnimationFrame(() => {
      const at = `${to.place}-${to.index}`;
      const pressed = document.querySelector<HTMLButtonElement>(`#${focus}-${at}:enabled`);
      (pressed ?? document.getElementById(`handle-${at}`))?.focus();
    });
  };
  const step = (from: Spot, by: -1 | 1, focus: "handle" | "up" | "down") => {
    const to = spotBeside(entries, from, by);
    if (to) move(from, to, focus);
  };
  const stepKey = (event: KeyboardEvent<HTMLElement>, from: Spot) => {
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : undefined;
    if (!by) return;
    event.preventDefault();
    step(from, by, "handle");
  };
  const drag = useListDrag({
    onLine: (handle, { sectionId, overId }) => {
      const place = sectionId as MenuPlace;
      const index = overId === undefined ? entries[place].length : Number(overId);
      const from = spotOf(handle);
      const isBelow = from.place === place && overId === undefined;
      move(from, { place, index: isBelow ? index - 1 : index }, undefined);
    },
  });
  const keep = (entry: OwnEntry, place: MenuPlace) => {
    if (!open) return;
    const without = open.entry ? withoutEntry(entries, open.spot) : entries;
    const stays = open.entry && open.spot.place === place;
    onChange(withEntry(without, { place, index: stays ? open.spot.index : without[place].length }, entry));
  };
  return (
    <>
      <p id="menu-move-hint" className="studio-small mt-6">
        {words.hint}
      </p>
      {menus.map(([menu, places]) => {
        const isFull = ownEntriesOf(entries, places[0]).length >= maxOwnEntries;
        return (
          <Section
            key={menu}
            id={`menu-${menu}`}
            heading={words.menus[menu].heading}
            about={words.menus[menu].text}
            className="menu-part"
          >
            <div className="course-edit-modules menu-places" onPointerDown={drag}>
              {places.map((place) => (
                <div key={place} className="module-edit">
                  {place !== "bar" && (
                    <div className="module-edit-head">
                      <h3 className="col-span-3 pl-2">{nameOfPlace(place)}</h3>
                    </div>
                  )}
                  <ol aria-label={nameOfPlace(place)} className="lesson-lines">
                    {entries[place].map((entry, index) => (
                      <EntryLine
                        key={targetOf(entry)}
                        entry={entry}
                        spot={{ place, index }}
                        page={entry.kind === "page" ? pages.find(({ id }) => id === entry.page) : undefined}
                        canMove={{
                          up: spotBeside(entries, { place, index }, -1) !== undefined,
                          down: spotBeside(entries, { place, index }, 1) !== undefined,
                        }}
                        onKey={stepKey}
                        onStep={(spot, by) => step(spot, by, by === -1 ? "up" : "down")}
                        onEdit={(own) => setOpen({ spot: { place, index }, entry: own })}
                      />
                    ))}
                  </ol>
                  <div data-place={place} className="module-edit-end">
                    {isFull ? (
                      <p className="studio-small">{fillWords(words.full, { most: maxOwnEntries })}</p>
                    ) : (
                      <Button
                        variant="quiet"
                        size="small"
                        aria-label={fillWords(words.addNamed, { part: nameOfPlace(place) })}
                        onClick={() => setOpen({ spot: { place, index: entries[place].length } })}
                      >
                        {words.add}
                      </Button>
                    )}
                  </div>
                </div>
              ))}
            </div>
          </Section>
        );
      })}
      <p role="status" className="sr-only">
        {news}
      </p>
      {open && (
        <EntryDialog
          entries={entries}
          place={open.spot.place}
          entry={open.entry}
          pages={pages}
          onKeep={keep}
          onRemove={() => onChange(withoutEntry(entries, open.spot))}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
