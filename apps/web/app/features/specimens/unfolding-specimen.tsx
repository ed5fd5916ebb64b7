import { Accordion } from "../../ui/accordion.tsx";
import { chapters } from "./chapters.ts";
import { Exhibit, Specimen } from "./specimen.tsx";

const questions = [
  {
    heading: "Do I need any experience?",
    content: <p>None. The first week starts with what you already do for others without noticing.</p>,
  },
  {
    heading: "How much time does it take?",
    content: <p>Twenty to thirty minutes a day, for three weeks. The lessons stay yours afterwards.</p>,
  },
  {
    heading: "What if it is not for me?",
    content: <p>Write within thirty days and the money comes back, without questions.</p>,
  },
];

export function UnfoldingSpecimen() {
  return (
    <Specimen chapter={chapters.unfolding}>
      <Exhibit caption="Questions, each on its own">
        <Accordion items={questions} />
      </Exhibit>
      <Exhibit caption="One at a time">
        <Accordion
          items={questions.slice(0, 2).map((item, place) => ({ ...item, isOpen: place === 0 }))}
          isSingle
        />
      </Exhibit>
    </Specimen>
  );
}
