import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import { getSchema } from "@tiptap/core";
import { EditorContent, useEditor } from "@tiptap/react";
import { memo, type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { afterPaint } from "../../../../lib/after-paint.ts";
import { whenIdle } from "../../../../lib/when-idle.ts";
import { AskedDialog, type DialogRequest } from "./asked-dialog.tsx";
import { cleanPaste } from "./clean-paste.ts";
import { extensions } from "./extensions.ts";
import { LinkDialog } from "./link-dialog.tsx";
import { keepSource } from "./markdown/keep-source.ts";
import { PictureDialog } from "./picture-dialog.tsx";
import { Toolbar } from "./toolbar.tsx";
import { warmUp } from "./warm-up.ts";
import { makeWriteLater } from "./write-later.ts";

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

/** The writing surface. It looks as the lesson will. What changes around it leaves it alone. */
export const TextEditor = memo(WritingSurface);

function WritingSurface({ markdown, onTouch, onChange, ref }: TextEditorProps) {
  const [isLinking, setLinking] = useState(false);
  const [isPicturing, setPicturing] = useState(false);
  const [request, setRequest] = useState<DialogRequest>();
  const [source] = useState(() => keepSource(markdown, schema));
  const latest = useRef({ onTouch, write: () => {} });
  const [later] = useState(() => makeWriteLater(() => latest.current.write()));
  const editor = useEditor({
    extensions,
    content: source.doc,
    // The content security policy allows no style element.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    // Nobody listens for what is deleted, which it would look for with every letter.
    enableCoreExtensions: { delete: false },
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
      if (later.note()) afterPaint(() => later.isWaiting() && latest.current.onTouch());
    },
  });
  // Before anybody can type.
  useLayoutEffect(() => source.attach(editor.state.doc), [editor, source]);
  useEffect(() => whenIdle(() => warmUp(editor)), [editor]);
  useLayoutEffect(() => {
    // A text that was exchanged meanwhile must not come back.
    const write = () => !editor.isDestroyed && onChange(source.write(editor.state.doc));
    latest.current = { onTouch, write };
  });
  useEffect(() => {
    const leave = () => later.flush();
    window.addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", leave);
      leave();
    };
  }, [later]);
  useImperativeHandle(ref, () => ({ flush: later.flush }));
  return (
    <div className="text-editor">
      <Toolbar
        editor={editor}
        onLink={() => setLinking(true)}
        onPicture={() => setPicturing(true)}
        onAsk={setRequest}
      />
      <EditorContent editor={editor} className="text-editor-page" />
      {isPicturing && <PictureDialog editor={editor} onClose={() => setPicturing(false)} />}
      {request && <AskedDialog editor={editor} request={request} onClose={() => setRequest(undefined)} />}
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  );
}
