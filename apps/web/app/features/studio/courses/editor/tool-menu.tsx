import { toolNames, writeToolMark } from "@academy/content/courses/tools/tool-mark";
import { tools } from "@academy/content/courses/tools/tools";
import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import type { Editor } from "@tiptap/react";
import { Calculator } from "lucide-react";
import { Menu, MenuHeading, MenuItem } from "../../../../ui/floating/menu.tsx";
import type { DialogRequest } from "./asked-dialog.tsx";

const words = studioLessonPage.editor;

type ToolMenuProps = { editor: Editor; onAsk: (kind: DialogRequest["kind"]) => void };

/** Places something to fill in where the caret is: a question, boxes, or one of the workbooks' tools. */
export function ToolMenu({ editor, onAsk }: ToolMenuProps) {
  return (
    <Menu
      align="start"
      trigger={
        <button type="button" className="icon-button text-tool" aria-label={words.tool} title={words.tool}>
          <Calculator />
        </button>
      }
    >
      <MenuHeading>{words.askedHeading}</MenuHeading>
      <MenuItem onSelect={() => onAsk("question")}>{words.asked.question}</MenuItem>
      <MenuItem onSelect={() => onAsk("checklist")}>{words.asked.checklist}</MenuItem>
      <MenuHeading>{words.toolHeading}</MenuHeading>
      {toolNames.map((name) => (
        <MenuItem
          key={name}
          onSelect={() =>
            editor
              .chain()
              .focus()
              .insertContent([
                { type: "sourceBlock", attrs: { source: writeToolMark(name) } },
                { type: "paragraph" },
              ])
              .run()
          }
        >
          {tools[name].title}
        </MenuItem>
      ))}
    </Menu>
  );
}
