import { studioMediaPage } from "@academy/content/pages/studio/media-page";
import { type MediaKind, mediaKinds } from "@academy/contract/fields/media";
import type { MediaItem } from "@academy/contract/studio/media";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { sizeInWords } from "../../../lib/text/size-in-words.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { FilterSelect } from "../leads/filter-select.tsx";
import { ListEnd } from "../list-end.tsx";
import { SearchField } from "../search-field.tsx";
import { useMedia, useSpace } from "./calls.ts";
import { MediaDialog } from "./media-dialog.tsx";
import { MediaGrid } from "./media-grid.tsx";
import { UploadButton } from "./uploads/upload-button.tsx";
import { UploadList } from "./uploads/upload-list.tsx";
import { uploadStore } from "./uploads/upload-store.ts";
import { useDrop } from "./uploads/use-drop.ts";

const words = studioMediaPage;
const kindOf = (text: string | null): MediaKind | undefined => mediaKinds.find((kind) => kind === text);
const uploadAll = (files: File[]) => {
  for (const file of files) void uploadStore.start(file);
};

/** The library: brought along by button or by dropping, found, looked at, replaced and deleted. */
export function MediaStudio() {
  const [address, setAddress] = useSearchParams();
  const filters = { kind: kindOf(address.get("kind")), q: address.get("q") ?? "" };
  const list = useMedia(filters);
  const { data: space } = useSpace();
  const [open, setOpen] = useState<MediaItem>();
  const isOver = useDrop(uploadAll);
  const change = (next: typeof filters) => {
    const shown = Object.entries(next).filter(([, value]) => value) as [string, string][];
    setAddress(new URLSearchParams(shown), { replace: true, preventScrollReset: true });
  };
  const none = filters.kind || filters.q ? words.noneFound : words.none;
  return (
    <div className="studio-page column">
      <div className="media-head">
        <PageHeading title={words.title} />
        <UploadButton isMany onFiles={uploadAll}>
          {words.upload}
        </UploadButton>
      </div>
      <p className="media-drop" data-over={isOver ? "" : undefined}>
        {isOver ? words.dropNow : words.drop}
      </p>
      <UploadList />
      <search className="media-filters">
        <SearchField
          label={words.search}
          hint={words.searchHint}
          search={filters.q}
          onSearch={(q) => change({ ...filters, q })}
        />
        <FilterSelect
          label={words.kind}
          any={words.anyKind}
          options={mediaKinds.map((kind) => [kind, words.kindsInFilter[kind]] as const)}
          value={filters.kind}
          onChange={(kind) => change({ ...filters, kind: kindOf(kind) })}
        />
      </search>
      <p className="studio-small">
        {space
          ? fillWords(words.space, { used: sizeInWords(space.usedBytes), free: sizeInWords(space.freeBytes) })
          : ""}
      </p>
      {list.items && list.items.length > 0 && (
        <MediaGrid items={list.items} label={words.list} onOpen={setOpen} />
      )}
      {list.items?.length === 0 && (
        <EmptyState heading={none.heading}>
          <p>{none.text}</p>
        </EmptyState>
      )}
      <ListEnd list={list} />
      {open && <MediaDialog id={open.id} title={open.name} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
