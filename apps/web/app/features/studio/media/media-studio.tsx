import { studioMediaPage } from "@academy/content/pages/studio/media-page";
import { type MediaKind, mediaKinds } from "@academy/contract/fields/media";
import type { MediaItem } from "@academy/contract/studio/media";
import { useEffect, useState } from "react";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { sizeInWords } from "../../../lib/text/size-in-words.ts";
import { FilterBar } from "../kit/filter-bar.tsx";
import { useFilters } from "../kit/filters.ts";
import { ListPage } from "../kit/list.tsx";
import { useMedia, useSpace } from "./calls.ts";
import { MediaDialog } from "./media-dialog.tsx";
import { MediaGrid } from "./media-grid.tsx";
import { UploadButton } from "./uploads/upload-button.tsx";
import { UploadList } from "./uploads/upload-list.tsx";
import { uploadStore } from "./uploads/upload-store.ts";

const words = studioMediaPage;
const filterNames = ["q", "kind"] as const;
const kindOf = (text: string | undefined): MediaKind | undefined => mediaKinds.find((kind) => kind === text);
const uploadAll = (files: File[]) => {
  for (const file of files) void uploadStore.start(file);
};

/** The library: brought along by button or by dropping, found, looked at, replaced and deleted. */
export function MediaStudio() {
  const { filters, isNarrowed, change } = useFilters(filterNames);
  const list = useMedia({ kind: kindOf(filters.kind), q: filters.q });
  const { data: space } = useSpace();
  const [open, setOpen] = useState<MediaItem>();
  const isOver = useDrop(uploadAll);
  return (
    <ListPage
      title={words.title}
      actions={
        <UploadButton isMany onFiles={uploadAll}>
          {words.upload}
        </UploadButton>
      }
      list={list}
      none={isNarrowed ? words.noneFound : words.none}
      filters={
        <>
          <p className="media-drop" data-over={isOver ? "" : undefined}>
            {isOver ? words.dropNow : words.drop}
          </p>
          <UploadList />
          <FilterBar
            words={{ search: words.search, searchHint: words.searchHint }}
            searchName="q"
            filters={filters}
            onChange={change}
            shown={[
              {
                name: "kind",
                label: words.kind,
                any: words.anyKind,
                options: mediaKinds.map((kind) => [kind, words.kindsInFilter[kind]]),
              },
            ]}
          />
          <p className="studio-small">
            {space
              ? fillWords(words.space, {
                  used: sizeInWords(space.usedBytes),
                  free: sizeInWords(space.freeBytes),
                })
              : ""}
          </p>
        </>
      }
    >
      {(items) => (
        <>
          <MediaGrid items={items} label={words.list} onOpen={setOpen} />
          {open && <MediaDialog id={open.id} title={open.name} onClose={() => setOpen(undefined)} />}
        </>
      )}
    </ListPage>
  );
}

/** Files that are dropped anywhere on the page. Answers whether some are being held over it. */
function useDrop(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      onFiles([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener("dragover", over);
    window.addEventListener("dragleave", leave);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", over);
      window.removeEventListener("dragleave", leave);
      window.removeEventListener("drop", drop);
    };
  }, [onFiles]);
  return isOver;
}
