import { exitIntent } from "@academy/content/pages/blueprint/page";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Dialog } from "../../ui/modal/dialog.tsx";
import { Mandala } from "../archetypes/public.ts";
import "./exit-popup.css";

/** A word at the door, as quiet as the page it comes from. */
export function ExitPopup({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { title, paragraphs, button, dismissLabel, closeLabel } = exitIntent;
  const [first, ...others] = paragraphs;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} description={first} closeLabel={closeLabel}>
      <div className="exit-words">
        {others.map((paragraph) => (
          <p key={paragraph} className="text-pretty">
            {paragraph}
          </p>
        ))}
        <div className="exit-ways grid gap-2 justify-items-start">
          <LinkButton to={button.to}>{button.label}</LinkButton>
          <Button variant="quiet" onClick={onClose}>
            {dismissLabel}
          </Button>
        </div>
      </div>
      <div className="exit-drawing">
        <Mandala archetype="teacher" />
      </div>
    </Dialog>
  );
}
