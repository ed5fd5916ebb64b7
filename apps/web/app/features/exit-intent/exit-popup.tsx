import { exitIntent } from "@academy/content/pages/blueprint-page";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Dialog } from "../../ui/modal/dialog.tsx";

export function ExitPopup({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { title, paragraphs, button, dismissLabel, closeLabel } = exitIntent;
  const [first, ...others] = paragraphs;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      description={first}
      closeLabel={closeLabel}
      actions={
        <>
          <LinkButton to={button.to}>{button.label}</LinkButton>
          <Button variant="quiet" onClick={onClose}>
            {dismissLabel}
          </Button>
        </>
      }
    >
      {others.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Dialog>
  );
}
