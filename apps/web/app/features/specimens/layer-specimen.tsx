import { Info } from "lucide-react";
import { Button } from "../../ui/buttons/button.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { Tooltip } from "../../ui/floating/tooltip.tsx";
import { chapters } from "./chapters.ts";
import { DialogExhibit } from "./dialog-exhibit.tsx";
import { MenuExhibit } from "./menu-exhibit.tsx";
import { Exhibit, Specimen } from "./specimen.tsx";
import { ToastExhibit } from "./toast-exhibit.tsx";

export function LayerSpecimen() {
  return (
    <Specimen chapter={chapters.layers}>
      <DialogExhibit />
      <MenuExhibit />
      <Exhibit caption="Tooltips, after 700 ms; the next one at once. The last also opens on tap" isRow>
        <Tooltip content="Kept with your name on it.">
          <Button variant="secondary">Certificate</Button>
        </Tooltip>
        <Tooltip content="Opens in a new tab." side="bottom">
          <Button variant="secondary">Workbook</Button>
        </Tooltip>
        <Tooltip content="How much the second supports the first." opensOnTap>
          <IconButton label="What does this number mean?" icon={<Info />} />
        </Tooltip>
      </Exhibit>
      <ToastExhibit />
    </Specimen>
  );
}
