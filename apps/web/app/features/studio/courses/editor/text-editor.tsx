import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import { getSchema } from "@tiptap/core";
import { EditorState } from "@tiptap/pm/state";
import { type Editor, EditorContent, useEditor } from "@tiptap/react";
import { memo, type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { afterPaint } from "../../../../lib/after-paint.ts";
import { whenIdle } from "../../../../lib/when-idle.ts";
import { AskedDialog, type DialogRequest } from "./asked-dialog.tsx";
import { extensions } from "./extensions.ts";
import { LinkDialog } from "./link-dialog.tsx";
import { keepSource } from "./markdown/keep-source.ts";
import { PictureDialog } from "./picture-dialog.tsx";
import { Toolbar } from "./toolbar.tsx";
import { makeWriteLater } from "./write-later.ts";

/**
 * What Word and Docs put beside the words: their own tags, comments, style sheets, and lists that are paragraphs with a
 * sign in front. Looks are not taken along: the editor reads only what Markdown can say.
 */
export function cleanPaste(html: string): string {
  return asLists(
    html
      .replace(/<!--\[if !supportLists\]-->/gi, "")
      .replace(/<!\[if !supportLists\]>([\s\S]*?)<!\[endif\]>/gi, "$1")
      .replace(/<!--[\s\S]*?-->/g, "")
      .replace(/<(style|script|head|title|xml)\b[\s\S]*?<\/\1>/gi, "")
      .replace(/<\/?(?:meta|link|o:p|w:[\w]+|v:[\w]+|st1:[\w]+)\b[^>]*>/gi, "")
      .replace(/<!\[[^\]]*\]>/g, "")
      .replace(/&nbsp;(?=\s)|(?<=\s)&nbsp;/g, " "),
  );
}

const listParagraph = /<p\b[^>]*(?:MsoListParagraph|mso-list:\s*l\d)[^>]*>([\s\S]*?)<\/p>/gi;
/** The sign that Word writes itself: a dot, a dash, a number. */
const sign =
  /^(?:\s|<span\b[^>]*>|<\/span>|&nbsp;)*(?:([·•§o\-–])|(\d{1,3}|[a-z])[.)])(?:\s|&nbsp;|<span\b[^>]*>|<\/span>)+/i;

function asLists(html: string): string {
  if (!/mso-list|MsoListParagraph/i.test(html)) return html;
  const items = html.replace(listParagraph, (_, inner: string) => {
    const found = sign.exec(inner);
    const kind = found?.[2] ? "ol" : "ul";
    return `<${kind}><li><p>${inner.slice(found?.[0].length ?? 0)}</p></li></${kind}>`;
  });
  return items.replace(/<\/(ul|ol)>\s*<\1>/g, "");
}

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

/**
 * A word and a space in a text that nobody sees: what the first space sets going, such as reading addresses, is then
 * ready, and the first space somebody types is as quick as any other.
 */
function warmUp(editor: Editor): void {
  if (editor.isDestroyed) return;
  const { schema, plugins } = editor.state;
  const empty = EditorState.create({ schema, plugins });
  const typed = empty.apply(empty.tr.insertText("word", 1));
  typed.apply(typed.tr.insertText(" ", 5));
}
