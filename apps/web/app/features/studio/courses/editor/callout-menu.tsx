import { lessonPage } from "@academy/content/pages/learning/lesson-page";
import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import type { Editor } from "@tiptap/react";
import { Lightbulb } from "lucide-react";
import { Menu, MenuHeading, MenuItem } from "../../../../ui/floating/menu.tsx";
import { type CalloutKind, calloutKinds } from "../../../lesson/public.ts";

const words = studioLessonPage.editor;

/** Sets what the caret is in apart from the rest, as another kind, or no longer. */
export function CalloutMenu({ editor, isOn }: { editor: Editor; isOn: boolean }) {
  const set = (kind: CalloutKind) => {
    const chain = editor.chain().focus();
    if (editor.isActive("callout")) chain.updateAttributes("callout", { kind }).run();
    else chain.wrapIn("callout", { kind }).run();
  };
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          className="icon-button text-tool"
          aria-label={words.callout}
          title={words.callout}
          data-on={isOn ? "" : undefined}
        >
          <Lightbulb />
        </button>
      }
    >
      <MenuHeading>{words.calloutHeading}</MenuHeading>
      {calloutKinds.map((kind) => (
        <MenuItem key={kind} onSelect={() => set(kind)}>
          {lessonPage.callouts[kind]}
        </MenuItem>
      ))}
      {isOn && (
        <MenuItem onSelect={() => editor.chain().focus().lift("callout").run()}>{words.noCallout}</MenuItem>
      )}
    </Menu>
  );
}
