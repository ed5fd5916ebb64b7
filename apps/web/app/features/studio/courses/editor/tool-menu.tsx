import { toolNames, writeToolMark } from "@academy/content/courses/tools/tool-mark";
import { tools } from "@academy/content/courses/tools/tools";
import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import type { Editor } from "@tiptap/react";
import { Calculator } from "lucide-react";
import { Menu, MenuHeading, MenuItem } from "../../../../ui/floating/menu.tsx";

const words = studioLessonPage.editor;

/** Places one of the workbooks' tools in the lesson, where the caret is. */
export function ToolMenu({ editor }: { editor: Editor }) {
  return (
    <Menu
      align="start"
      trigger={
        <button type="button" className="icon-button text-tool" aria-label={words.tool} title={words.tool}>
          <Calculator />
        </button>
      }
    >
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
