import { readItemMark } from "@academy/content/courses/tools/placed-items";
import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import type { Editor } from "@tiptap/react";
import {
  Bold,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link2,
  List,
  ListOrdered,
  Minus,
  Redo2,
  Table2,
  TextQuote,
  Undo2,
} from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../../ui/buttons/button.tsx";
import type { DialogRequest } from "./asked-dialog.tsx";
import { CalloutMenu } from "./callout-menu.tsx";
import { ToolMenu } from "./tool-menu.tsx";
import { useStanding } from "./use-standing.ts";

const words = studioLessonPage.editor;

type ToolbarProps = {
  editor: Editor;
  onLink: () => void;
  onPicture: () => void;
  onAsk: (request: DialogRequest) => void;
};

export function Toolbar({ editor, onLink, onPicture, onAsk }: ToolbarProps) {
  const is = useStanding(editor);
  const act = () => editor.chain().focus();
  return (
    <div className="text-toolbar">
      <div role="toolbar" aria-label={words.toolbar} className="text-tools">
        <Tool
          label={words.heading}
          icon={<Heading2 />}
          isOn={is.heading}
          onPress={() => act().toggleHeading({ level: 2 }).run()}
        />
        <Tool
          label={words.subheading}
          icon={<Heading3 />}
          isOn={is.subheading}
          onPress={() => act().toggleHeading({ level: 3 }).run()}
        />
        <Tool
          label={words.bold}
          icon={<Bold />}
          keys="Control+B"
          isOn={is.bold}
          onPress={() => act().toggleBold().run()}
        />
        <Tool
          label={words.italic}
          icon={<Italic />}
          keys="Control+I"
          isOn={is.italic}
          onPress={() => act().toggleItalic().run()}
        />
        <Tool label={words.link} icon={<Link2 />} keys="Control+K" isOn={is.link} onPress={onLink} />
        <Tool
          label={words.bullets}
          icon={<List />}
          isOn={is.bullets}
          onPress={() => act().toggleBulletList().run()}
        />
        <Tool
          label={words.numbers}
          icon={<ListOrdered />}
          isOn={is.numbers}
          onPress={() => act().toggleOrderedList().run()}
        />
        <Tool
          label={words.quote}
          icon={<TextQuote />}
          isOn={is.quote}
          onPress={() => act().toggleBlockquote().run()}
        />
        <CalloutMenu editor={editor} isOn={is.callout} />
        <Tool
          label={words.table}
          icon={<Table2 />}
          isDisabled={is.table}
          onPress={() => act().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()}
        />
        <Tool label={words.picture} icon={<Image />} onPress={onPicture} />
        <ToolMenu editor={editor} onAsk={(kind) => onAsk({ kind })} />
        <Tool label={words.divider} icon={<Minus />} onPress={() => act().setHorizontalRule().run()} />
        <Tool
          label={words.undo}
          icon={<Undo2 />}
          keys="Control+Z"
          isDisabled={!is.canUndo}
          onPress={() => act().undo().run()}
        />
        <Tool
          label={words.redo}
          icon={<Redo2 />}
          keys="Control+Shift+Z"
          isDisabled={!is.canRedo}
          onPress={() => act().redo().run()}
        />
      </div>
      {is.table && <TableTools editor={editor} />}
      {is.asked && <AskedTools source={is.asked} onAsk={onAsk} />}
    </div>
  );
}

function AskedTools({ source, onAsk }: { source: string; onAsk: ToolbarProps["onAsk"] }) {
  const kind = readItemMark(source)?.kind;
  if (!kind) return null;
  return (
    <div role="toolbar" aria-label={words.asked[kind]} className="text-tools">
      <Button variant="quiet" size="small" onClick={() => onAsk({ kind, source })}>
        {words.asked.change}
      </Button>
    </div>
  );
}

function TableTools({ editor }: { editor: Editor }) {
  const { inTable } = words;
  const act = () => editor.chain().focus();
  return (
    <div role="toolbar" aria-label={inTable.label} className="text-tools">
      <Button variant="quiet" size="small" onClick={() => act().addRowAfter().run()}>
        {inTable.addRow}
      </Button>
      <Button variant="quiet" size="small" onClick={() => act().addColumnAfter().run()}>
        {inTable.addColumn}
      </Button>
      <Button variant="quiet" size="small" onClick={() => act().deleteRow().run()}>
        {inTable.deleteRow}
      </Button>
      <Button variant="quiet" size="small" onClick={() => act().deleteColumn().run()}>
        {inTable.deleteColumn}
      </Button>
      <Button variant="quiet" size="small" onClick={() => act().deleteTable().run()}>
        {inTable.deleteTable}
      </Button>
    </div>
  );
}

type ToolProps = {
  label: string;
  icon: ReactNode;
  /** Left out where it does something instead of being on or off. */
  isOn?: boolean;
  isDisabled?: boolean;
  keys?: string;
  onPress: () => void;
};

function Tool({ label, icon, isOn, isDisabled = false, keys, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className="icon-button text-tool"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      aria-keyshortcuts={keys}
      // Keeps the focus where it is: a disabled button would lose it.
      aria-disabled={isDisabled}
      onClick={() => !isDisabled && onPress()}
    >
      {icon}
    </button>
  );
}
