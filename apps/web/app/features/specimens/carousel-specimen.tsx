import { studentsSay } from "@academy/content/pages/blueprint/page";
import { Card } from "../../ui/card.tsx";
import { Carousel } from "../../ui/carousel/carousel.tsx";
import { chapters } from "./chapters.ts";
import { Exhibit, Specimen } from "./specimen.tsx";

const quotes = [
  "I knew what I was good at. Now I can say it in one sentence.",
  "Half an hour a day, and for the first time a plan that holds.",
  "It read like a letter from someone who had been watching me work.",
  "My first three clients came from the exercise in week two.",
  "I stopped collecting courses and started seeing people.",
];

function Quote({ words }: { words: string }) {
  return (
    <Card as="article" look="framed" className="grid h-full content-center">
      <blockquote className="font-display text-heading text-pretty">“{words}”</blockquote>
    </Card>
  );
}

export function CarouselSpecimen() {
  return (
    <Specimen chapter={chapters.carousel}>
      <Exhibit caption="Turning by itself, round and round">
        <Carousel label="What students say" words={studentsSay.carousel} loop autoplayMs={4000} restMs={8000}>
          {quotes.map((words) => (
            <Quote key={words} words={words} />
          ))}
        </Carousel>
      </Exhibit>
      <Exhibit caption="Turned by hand, with two ends, two to a row where there is room">
        <Carousel label="More voices" words={studentsSay.carousel} slideClassName="md:basis-1/2">
          {quotes.map((words) => (
            <Quote key={words} words={words} />
          ))}
        </Carousel>
      </Exhibit>
    </Specimen>
  );
}
