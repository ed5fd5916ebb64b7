import { Info } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { Tooltip } from "../../ui/floating/tooltip.tsx";
import { toast } from "../../ui/toast/toast-store.ts";
import { chapters } from "./chapters.ts";
import { DialogExhibit } from "./dialog-exhibit.tsx";
import { MenuExhibit } from "./menu-exhibit.tsx";
import { Exhibit, Specimen } from "./specimen.tsx";

const saved = { title: "Progress Updated", description: "Your learning progress has been saved." };

function showOnNextPage() {
  toast({ title: "Carried over", description: "This page was loaded anew.", survivesPageLoad: true });
  window.location.reload();
}

function ToastExhibit() {
  const count = useRef(0);
  return (
    <Exhibit
      caption="Toasts: one at a time, for five seconds; F8 leads to them, a swipe to the right dismisses"
      isRow
    >
      <Button variant="secondary" onClick={() => toast(saved)}>
        Say something
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          toast({
            title: "Error",
            description: "Failed to update progress. Please try again.",
            variant: "destructive",
          })
        }
      >
        Report an error
      </Button>
      <Button
        variant="secondary"
        onClick={() => {
          count.current += 1;
          toast({ title: `Message ${count.current}`, durationMs: 60_000 });
        }}
      >
        Replace the last one
      </Button>
      <Button variant="secondary" onClick={showOnNextPage}>
        Carry over a reload
      </Button>
    </Exhibit>
  );
}

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
