import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import { getSchema } from "@tiptap/core";
import { EditorContent, useEditor } from "@tiptap/react";
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { cleanPaste } from "./clean-paste.ts";
import { extensions } from "./extensions.ts";
import { LinkDialog } from "./link-dialog.tsx";
import { keepSource } from "./markdown/keep-source.ts";
import { PictureDialog } from "./picture-dialog.tsx";
import { Toolbar } from "./toolbar.tsx";

/** So long after a key the Markdown is written: not between two letters. */
const restMs = 250;

const schema = getSchema(extensions);

export type TextEditorHandle = { flush(): void };

type TextEditorProps = {
  /** What it begins with; later changes are its own. */
  markdown: string;
  /** At the first letter after a rest: what stands elsewhere is no longer all of it. */
  onTouch: () => void;
  onChange: (markdown: string) => void;
  ref?: Ref<TextEditorHandle>;
};

/** The writing surface. It looks as the lesson will. */
export function TextEditor({ markdown, onTouch, onChange, ref }: TextEditorProps) {
  const [isLinking, setLinking] = useState(false);
  const [isPicturing, setPicturing] = useState(false);
  const [source] = useState(() => keepSource(markdown, schema));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ onTouch, onChange });
  const editor = useEditor({
    extensions,
    content: source.doc,
    // The content security policy allows no style element.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        class: "lesson-text",
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": studioLessonPage.editor.label,
      },
      transformPastedHTML: cleanPaste,
      handleKeyDown: (_, event) => {
        const isLink = event.key.toLowerCase() === "k" && (event.metaKey || event.ctrlKey) && !event.shiftKey;
        if (isLink) {
          event.preventDefault();
          // The studio's own search has the same key.
          event.stopPropagation();
          setLinking(true);
        }
        return isLink;
      },
    },
    onUpdate: () => {
      if (timer.current === undefined) latest.current.onTouch();
      clearTimeout(timer.current);
      timer.current = setTimeout(write, restMs);
    },
  });
  // Before anybody can type.
  useLayoutEffect(() => source.attach(editor.state.doc), [editor, source]);
  const write = () => {
    // Only what was typed: a text that was exchanged meanwhile must not come back.
    if (timer.current === undefined || editor.isDestroyed) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    latest.current.onChange(source.write(editor.state.doc));
  };
  const flush = useRef(write);
  useEffect(() => {
    latest.current = { onTouch, onChange };
    flush.current = write;
  });
  useEffect(() => {
    const leave = () => flush.current();
    window.addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", leave);
      leave();
    };
  }, []);
  useImperativeHandle(ref, () => ({ flush: write }));
  return (
    <div className="text-editor">
      <Toolbar editor={editor} onLink={() => setLinking(true)} onPicture={() => setPicturing(true)} />
      <EditorContent editor={editor} className="text-editor-page" />
      {isPicturing && <PictureDialog editor={editor} onClose={() => setPicturing(false)} />}
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  );
}
