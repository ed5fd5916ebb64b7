import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Exhibit } from "./specimen.tsx";

const sides = ["right", "left", "bottom"] as const;

export function SheetExhibit() {
  const [side, setSide] = useState<(typeof sides)[number]>();
  const close = () => setSide(undefined);
  return (
    <Exhibit caption="Sheets, from three sides" isRow>
      {sides.map((one) => (
        <Button key={one} variant="secondary" onClick={() => setSide(one)}>
          From the {one}
        </Button>
      ))}
      {sides.map((one) => (
        <Sheet
          key={one}
          side={one}
          isOpen={side === one}
          onClose={close}
          title="What you will need"
          description="Before the first lesson."
          actions={<Button onClick={close}>Ready</Button>}
        >
          <ul className="list-disc space-y-2 pl-5">
            <li>A quiet half hour</li>
            <li>Paper, and something to write with</li>
            <li>A glass of water</li>
          </ul>
        </Sheet>
      ))}
    </Exhibit>
  );
}
