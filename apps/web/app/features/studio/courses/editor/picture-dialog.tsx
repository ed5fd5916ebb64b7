import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import { pictureAddress } from "@academy/contract/fields/media";
import type { MediaItem } from "@academy/contract/studio/media";
import type { Editor } from "@tiptap/react";
import { type FormEvent, useState } from "react";
import { Button } from "../../../../ui/buttons/button.tsx";
import { useRefusal } from "../../../../ui/form/go-to-refusal.ts";
import { Dialog } from "../../../../ui/modal/dialog.tsx";
import { LibraryPicture } from "../../../lesson/public.ts";
import { AltField } from "../../media/alt-field.tsx";
import { MediaPicker } from "../../media/media-picker.tsx";

const words = studioLessonPage.picture;

/** A picture is chosen or uploaded, then described; only then it stands in the text. */
export function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [chosen, setChosen] = useState<MediaItem>();
  const done = () => {
    onClose();
    requestAnimationFrame(() => editor.commands.focus());
  };
  if (!chosen) return <MediaPicker kinds={["picture"]} onChoose={setChosen} onClose={done} />;
  const insert = (alt: string) => {
    const attrs = { address: pictureAddress(chosen.id), alt };
    // Below the block that is being written, never through the middle of it.
    const { $from, to } = editor.state.selection;
    const below = $from.depth > 0 ? $from.after(1) : to;
    editor.chain().insertContentAt(below, { type: "libraryPicture", attrs }).run();
    done();
  };
  return <Describe item={chosen} onInsert={insert} onClose={done} />;
}

type DescribeProps = { item: MediaItem; onInsert: (alt: string) => void; onClose: () => void };

function Describe({ item, onInsert, onClose }: DescribeProps) {
  const [alt, setAlt] = useState(item.alt);
  const [problem, setProblem] = useState("");
  const { room, refuse } = useRefusal<HTMLFormElement>();
  const insert = (event: FormEvent) => {
    event.preventDefault();
    if (alt.trim() === "") {
      setProblem(words.noAlt);
      return refuse();
    }
    onInsert(alt.trim());
  };
  return (
    <Dialog isOpen onClose={onClose} title={words.title}>
      <form ref={room} className="form" onSubmit={insert} noValidate>
        {item.picture && (
          <div className="picture-described">
            <LibraryPicture picture={item.picture} alt="" sizes="20rem" />
          </div>
        )}
        <AltField alt={alt} onChange={setAlt} problem={problem} />
        <div className="form-actions">
          <Button type="submit">{words.insert}</Button>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
