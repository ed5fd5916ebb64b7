import { EditorState } from "@tiptap/pm/state";
import type { Editor } from "@tiptap/react";

/**
 * A word and a space in a text that nobody sees: what the first space sets going, such as reading addresses, is then
 * ready, and the first space somebody types is as quick as any other.
 */
export function warmUp(editor: Editor): void {
  if (editor.isDestroyed) return;
  const { schema, plugins } = editor.state;
  const empty = EditorState.create({ schema, plugins });
  const typed = empty.apply(empty.tr.insertText("word", 1));
  typed.apply(typed.tr.insertText(" ", 5));
}
