import { redoDepth, undoDepth } from "@tiptap/pm/history";
import { NodeSelection } from "@tiptap/pm/state";
import type { Editor } from "@tiptap/react";
import { useEffect, useState } from "react";
import { afterPaint } from "../../../../lib/after-paint.ts";

function chosenMark({ state: { selection } }: Editor): string {
  const node = selection instanceof NodeSelection ? selection.node : undefined;
  return node?.type.name === "sourceBlock" ? String(node.attrs.source) : "";
}

const standingOf = (editor: Editor) => ({
  heading: editor.isActive("heading", { level: 2 }),
  subheading: editor.isActive("heading", { level: 3 }),
  bold: editor.isActive("bold"),
  italic: editor.isActive("italic"),
  link: editor.isActive("link"),
  bullets: editor.isActive("bulletList"),
  numbers: editor.isActive("orderedList"),
  quote: editor.isActive("blockquote"),
  callout: editor.isActive("callout"),
  table: editor.isActive("table"),
  /** The mark that is chosen, if one is. */
  asked: chosenMark(editor),
  canUndo: undoDepth(editor.state) > 0,
  canRedo: redoDepth(editor.state) > 0,
});
type CaretState = ReturnType<typeof standingOf>;

const isSame = (some: CaretState, other: CaretState) =>
  (Object.keys(some) as (keyof CaretState)[]).every((key) => some[key] === other[key]);

/** Where the caret stands, as the toolbar shows it. Looked at once the letter is on the screen, never before it. */
export function useStanding(editor: Editor): CaretState {
  const [standing, setStanding] = useState(() => standingOf(editor));
  useEffect(() => {
    let cancel = () => {};
    const look = () => {
      if (editor.isDestroyed) return;
      const next = standingOf(editor);
      setStanding((before) => (isSame(before, next) ? before : next));
    };
    const note = () => {
      cancel();
      cancel = afterPaint(look);
    };
    editor.on("transaction", note);
    return () => {
      cancel();
      editor.off("transaction", note);
    };
  }, [editor]);
  return standing;
}
