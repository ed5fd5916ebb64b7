import { studioMediaPage } from "@academy/content/pages/studio/media-page";
import type { MediaKind } from "@academy/contract/fields/media";
import type { MediaItem } from "@academy/contract/studio/media";
import { useState } from "react";
import { explain } from "../../../lib/api/api-error.ts";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { Dialog } from "../../../ui/modal/dialog.tsx";
import { toast } from "../../../ui/toast/toast-store.ts";
import { SearchField } from "../kit/filter-bar.tsx";
import { ListEnd, Nothing } from "../kit/list.tsx";
import { readMedia, useMedia } from "./calls.ts";
import { MediaGrid } from "./media-grid.tsx";
import { UploadButton } from "./uploads/upload-button.tsx";
import { UploadList } from "./uploads/upload-list.tsx";
import { uploadStore } from "./uploads/upload-store.ts";

const words = studioMediaPage;
const accepted: Record<MediaKind, string> = {
  picture: "image/jpeg,image/png,image/webp,image/avif",
  film: "video/mp4,video/webm,video/quicktime",
  audio: "audio/*",
  file: "",
};

type MediaPickerProps = {
  /** The first says what it is called; of several, any may be chosen. */
  kinds: readonly [MediaKind, ...MediaKind[]];
  /** Of what is uploaded: which place it is for, where several are on a page. */
  place?: string;
  onChoose: (item: MediaItem) => void;
  onClose: () => void;
};

/** One thing of the library, or something new that is uploaded for it. */
export function MediaPicker({ kinds, place, onChoose, onClose }: MediaPickerProps) {
  const [q, setQ] = useState("");
  const list = useMedia({ q, ...(kinds.length === 1 ? { kind: kinds[0] } : {}) });
  const items = list.items?.filter(({ kind }) => kinds.includes(kind));
  const [first] = kinds;
  const accept = kinds.map((kind) => accepted[kind]).join(",");
  /** What is uploaded here is what is meant, unless it turns out to be something else. */
  const take = async (mediaId: string) => {
    try {
      const item = await readMedia(mediaId);
      if (kinds.includes(item.kind)) onChoose(item);
    } catch (error) {
      toast({ title: explain(error) });
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.picker[first === "audio" ? "film" : first]}
      description={words.picker.hint}
      closeLabel={words.picker.cancel}
    >
      <div className="media-picker">
        <UploadButton
          variant="secondary"
          accept={kinds.includes("file") ? undefined : accept}
          onFiles={([file]) =>
            file &&
            void uploadStore.start(file, { ...(place ? { place } : {}), onDone: (id) => void take(id) })
          }
        >
          {words.upload}
        </UploadButton>
        <UploadList place={place} />
        <SearchField label={words.search} hint={words.searchHint} search={q} onSearch={setQ} />
        {items && items.length > 0 && (
          <MediaGrid
            items={items}
            label={words.list}
            actionOf={({ name }) => fillWords(words.picker.choose, { name })}
            onOpen={onChoose}
          />
        )}
        {items?.length === 0 && !list.hasMore && (
          <Nothing none={{ heading: (q ? words.noneFound : words.none).heading }} headingLevel={3} />
        )}
        <ListEnd list={list} />
      </div>
    </Dialog>
  );
}
