import { academy } from "@academy/content/academy";
import { certificateWords } from "@academy/content/certificate";
import type { ArchetypeKey } from "@academy/quiz/archetypes";
import { Document, renderToBuffer } from "@react-pdf/renderer";
import { display, prepareFonts } from "../pdf/fonts.ts";
import { displayName } from "../pdf/printable-name.ts";
import { CertificatePage } from "./certificate-page.tsx";
import { fitLine } from "./fit-line.ts";

export type CertificateInput = {
  name: string;
  courseTitle: string;
  /** Whose mandala the course has. */
  archetype: ArchetypeKey;
  /** A calendar day, as `2031-05-01`. */
  issuedOn: string;
  verifyUrl: string;
};

/** One landscape page. The same certificate comes out the same every time. */
export async function renderCertificate(input: CertificateInput): Promise<Buffer> {
  const { courseTitle, archetype, issuedOn, verifyUrl } = input;
  // The day and nothing else, so that nothing in the file says more than the paper.
  const printedAt = new Date(issuedOn);
  const name = await displayName(input.name);
  // The owner's words: what no font of ours can print comes out as boxes, and is seen before it is handed out.
  const title = (await displayName(courseTitle)) ?? { text: courseTitle, fonts: [display] };
  await prepareFonts(`${name?.text}${title.text}`, [...(name?.fonts ?? []), ...title.fonts]);
  return renderToBuffer(
    <Document
      title={`${certificateWords.heading}: ${courseTitle}`}
      author={academy.name}
      subject={name?.text ?? certificateWords.heading}
      creator={academy.name}
      producer={academy.name}
      language={academy.language}
      creationDate={printedAt}
      modificationDate={printedAt}
    >
      <CertificatePage
        name={name && (await fitLine(name, 50))}
        courseTitle={await fitLine(title, 27)}
        archetype={archetype}
        issuedOn={issuedOn}
        verifyUrl={verifyUrl}
      />
    </Document>,
  );
}
