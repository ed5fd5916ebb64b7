import { studioMediaPage } from "@academy/content/pages/studio/media-page";
import type { MediaItem } from "@academy/contract/studio/media";
import { FileText, Film, Mic } from "lucide-react";
import { formatPosition } from "../../../lib/text/format-duration.ts";
import { sizeInWords } from "../../../lib/text/size-in-words.ts";
import { LibraryPicture } from "../../lesson/public.ts";

const words = studioMediaPage;

type MediaGridProps = {
  items: readonly MediaItem[];
  label: string;
  /** What pressing one does, as a screen reader says it. */
  actionOf?: (item: MediaItem) => string;
  onOpen: (item: MediaItem) => void;
};

export function MediaGrid({ items, label, actionOf, onOpen }: MediaGridProps) {
  return (
    <ul className="media-grid" aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          <button
            type="button"
            className="media-card"
            aria-label={actionOf?.(item)}
            onClick={() => onOpen(item)}
          >
            <span className="media-card-picture">
              <Thumbnail item={item} />
            </span>
            <span className="wrap-anywhere weight-500 lh-[1.35]">
              <bdi>{item.name}</bdi>
            </span>
            <span className="studio-small">{factsOf(item)}</span>
            {item.kind === "picture" && item.alt === "" && (
              <span className="text-gold-deep type-small">{words.noAlt}</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

const icons = { film: Film, audio: Mic, file: FileText };

function Thumbnail({ item }: { item: MediaItem }) {
  const Icon = icons[item.kind === "picture" ? "file" : item.kind];
  const picture = item.picture ?? item.still;
  if (!picture) return <Icon aria-hidden="true" className="media-card-icon" />;
  return (
    <>
      <LibraryPicture picture={picture} alt="" sizes="14rem" isCropped />
      {item.still && <Icon aria-hidden="true" className="media-card-sign" />}
    </>
  );
}

const factsOf = ({ kind, size, lengthSeconds, useCount }: MediaItem) =>
  [
    words.kinds[kind],
    lengthSeconds === null ? sizeInWords(size) : formatPosition(lengthSeconds),
    useCount === 0 ? words.unused : words.used(useCount),
  ].join(" · ");
