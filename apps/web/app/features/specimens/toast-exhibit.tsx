import { useRef } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { toast } from "../../ui/toast/toast-store.ts";
import { Exhibit } from "./specimen.tsx";

const saved = { title: "Progress Updated", description: "Your learning progress has been saved." };

function showOnNextPage() {
  toast({ title: "Carried over", description: "This page was loaded anew.", survivesPageLoad: true });
  window.location.reload();
}

export function ToastExhibit() {
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
