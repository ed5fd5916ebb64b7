import { founderPicture } from "@academy/content/pictures";
import { Award, Check, Video } from "lucide-react";
import { Avatar } from "../../ui/avatar.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { Picture } from "../pictures/public.ts";
import { chapters } from "./chapters.ts";
import { Exhibit, Specimen } from "./specimen.tsx";

const portrait =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='%234f3a6b' d='M0 0h8v8H0z'/%3E%3Ccircle cx='4' cy='3.2' r='1.6' fill='%23e0bd74'/%3E%3Cpath fill='%23e0bd74' d='M1 8a3 3 0 0 1 6 0z'/%3E%3C/svg%3E";

const shapes = ["portrait", "scene", "wide", "round"] as const;

const cards = [
  { look: "paper", title: "Paper", words: "Lies on the page, with a line around it." },
  { look: "framed", title: "Framed", words: "The double rule of a plate, for one thing on a page." },
  { look: "ink", title: "Ink", words: "A page printed dark, to end on." },
] as const;

export function SurfaceSpecimen() {
  return (
    <Specimen chapter={chapters.surfaces}>
      <Exhibit caption="Cards">
        <div className="grid gap-5 md:grid-cols-3">
          {cards.map(({ look, title, words }) => (
            <Card key={look} look={look} as="article">
              <h3 className="text-heading">{title}</h3>
              <p className="mt-2">{words}</p>
            </Card>
          ))}
        </div>
      </Exhibit>
      <Exhibit caption="Badges; a text color tints the whole" isRow>
        <Badge>Student</Badge>
        <Badge look="wash" icon={<Video aria-hidden="true" />}>
          Video
        </Badge>
        <Badge look="solid" icon={<Award aria-hidden="true" />}>
          Premium
        </Badge>
        <Badge look="solid" icon={<Check aria-hidden="true" />}>
          Completed
        </Badge>
        <Badge look="wash">In Progress</Badge>
        <Badge>Not Started</Badge>
        <Badge className="text-mystic">Mystic</Badge>
        <Badge look="danger">Payment failed</Badge>
      </Exhibit>
      <Exhibit
        caption="Avatars: a picture, initials, names from elsewhere, no name at all, a picture that fails"
        isRow
      >
        <Avatar firstName="Elena" lastName="Marlowe" imageUrl={portrait} size="large" label="Elena Marlowe" />
        <Avatar firstName="Maya" lastName="Lindqvist" size="large" label="Maya Lindqvist" />
        <Avatar firstName="محمد" lastName="علي" label="محمد علي" />
        <Avatar firstName="Élodie" lastName="Ångström" label="Élodie Ångström" />
        <Avatar label="Someone without a name" />
        <Avatar
          firstName="Ann"
          lastName="Lee"
          imageUrl="data:image/png;base64,broken"
          size="small"
          label="Ann Lee"
        />
      </Exhibit>
      <Exhibit caption="Places for pictures: each keeps its proportions, whatever is put into it" isRow>
        {shapes.map((shape) => (
          <div key={shape} className="w-40">
            <Picture of={founderPicture} shape={shape} className="picture-framed" />
          </div>
        ))}
      </Exhibit>
    </Specimen>
  );
}
