import { studioMenuPage } from "@academy/content/pages/studio/settings/menu-page";
import type { MenuEntry, OwnEntry } from "@academy/contract/fields/menu";
import type { OwnPageSummary } from "@academy/contract/visitors/own-pages";
import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import type { KeyboardEvent } from "react";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/buttons/button.tsx";
import { IconButton } from "../../../../ui/buttons/icon-button.tsx";
import { labelOf, type Spot } from "./menu-entries.ts";

const words = studioMenuPage;

type EntryLineProps = {
  entry: MenuEntry;
  spot: Spot;
  /** Of the owner's, if it is one and still there. */
  page: OwnPageSummary | undefined;
  canMove: { up: boolean; down: boolean };
  onKey: (event: KeyboardEvent<HTMLElement>, spot: Spot) => void;
  onStep: (spot: Spot, by: -1 | 1) => void;
  onEdit: (entry: OwnEntry) => void;
};

/** One link, with what moves it; one of the owner's can be opened. */
export function EntryLine({ entry, spot, page, canMove, onKey, onStep, onEdit }: EntryLineProps) {
  const { place, index } = spot;
  const at = `${place}-${index}`;
  const title = labelOf(place, entry);
  const isHidden = entry.kind === "page" && !page?.publicAt;
  return (
    <li data-place={`${place}/${index}`} className="lesson-line menu-line">
      <button
        type="button"
        id={`handle-${at}`}
        data-line-handle={at}
        className="icon-button move-handle"
        aria-label={fillWords(words.handle, { title })}
        aria-describedby="menu-move-hint"
        onKeyDown={(event) => onKey(event, spot)}
      >
        <GripVertical aria-hidden="true" />
      </button>
      <div className="min-w-0">
        <bdi className="lesson-line-title">{title}</bdi>
        <p className="lesson-line-facts">
          <span className="wrap-anywhere">
            {entry.kind === "page" ? (page?.publicAt ?? page?.address) : entry.to}
          </span>
          {entry.kind !== "ours" && <Badge>{words.own}</Badge>}
        </p>
        {isHidden && <p className="menu-hidden">{page ? words.hidden : words.gone}</p>}
      </div>
      <div className="menu-acts">
        <IconButton
          id={`up-${at}`}
          label={fillWords(words.up, { title })}
          icon={<ArrowUp />}
          disabled={!canMove.up}
          onClick={() => onStep(spot, -1)}
        />
        <IconButton
          id={`down-${at}`}
          label={fillWords(words.down, { title })}
          icon={<ArrowDown />}
          disabled={!canMove.down}
          onClick={() => onStep(spot, 1)}
        />
        {entry.kind !== "ours" && (
          <Button
            variant="quiet"
            size="small"
            aria-label={fillWords(words.editNamed, { title })}
            onClick={() => onEdit(entry)}
          >
            {words.edit}
          </Button>
        )}
      </div>
    </li>
  );
}
