import { ArrowRight, Bookmark, Download, Heart, Trash2 } from "lucide-react";
import { useState } from "react";
import { ArrowLink } from "../../ui/buttons/arrow-link.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { chapters } from "./chapters.ts";
import { Exhibit, Specimen } from "./specimen.tsx";

export function ButtonSpecimen() {
  const [isBusy, setBusy] = useState(false);
  return (
    <Specimen chapter={chapters.buttons}>
      <Exhibit caption="Primary, secondary, quiet, destructive" isRow>
        <Button>Begin</Button>
        <Button variant="secondary">Look inside</Button>
        <Button variant="quiet">Not now</Button>
        <Button variant="destructive" icon={<Trash2 aria-hidden="true" />}>
          Delete
        </Button>
      </Exhibit>
      <Exhibit caption="Small, medium, large" isRow>
        <Button size="small">Small</Button>
        <Button>Medium</Button>
        <Button size="large">Large</Button>
      </Exhibit>
      <Exhibit caption="Busy and disabled" isRow>
        <Button isBusy={isBusy} onClick={() => setBusy(true)}>
          {isBusy ? "Processing…" : "Press to make busy"}
        </Button>
        <Button variant="secondary" isBusy>
          Saving…
        </Button>
        <Button disabled>Disabled</Button>
      </Exhibit>
      <Exhibit caption="Links that look like buttons, and links that don’t" isRow>
        <LinkButton to="/quiz">See the archetypes</LinkButton>
        <LinkButton to="#top" variant="secondary" icon={<ArrowRight aria-hidden="true" />}>
          To the top
        </LinkButton>
        <ArrowLink href="#type" direction="up" label="A link that leads on" />
        <a href="#color" className="text-link">
          A link in a line of text
        </a>
      </Exhibit>
      <Exhibit caption="With a picture for a face" isRow>
        <IconButton label="Keep for later" icon={<Bookmark />} />
        <IconButton label="Like" icon={<Heart />} />
        <IconButton label="Download" icon={<Download />} disabled />
      </Exhibit>
    </Specimen>
  );
}
