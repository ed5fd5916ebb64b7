import { academy } from "@academy/content/academy";
import { planPrint } from "@academy/content/pages/learning/plan-page";
import { Document, renderToBuffer } from "@react-pdf/renderer";
import { prepareFonts } from "../pdf/fonts.ts";
import { AnswersPage } from "./answers-page.tsx";
import { NotesPage } from "./notes-page.tsx";
import { type AnsweredPart, openFaces, type PlanInput } from "./plan-faces.ts";
import { WeeksPage } from "./weeks-page.tsx";

export type { AnsweredPart, PlanInput };

/** A page for the cabinet door, one behind it for Fridays and the drawer, and in the end one for day ninety. */
export async function renderPlan(input: PlanInput): Promise<Uint8Array> {
  const faces = await openFaces(JSON.stringify(input));
  await prepareFonts(JSON.stringify(input), [
    ...faces.display.style.fontFamily,
    ...faces.text.style.fontFamily,
  ]);
  const printedAt = new Date(input.plan.startsOn);
  return renderToBuffer(
    <Document
      title={planPrint.title}
      author={input.name}
      subject={input.courseTitle}
      creator={academy.name}
      producer={academy.name}
      language={academy.language}
      creationDate={printedAt}
      modificationDate={printedAt}
    >
      <WeeksPage {...input} faces={faces} />
      <NotesPage {...input} faces={faces} />
      {input.dayNinety && <AnswersPage part={input.dayNinety} name={input.name} faces={faces} />}
    </Document>,
  );
}
