import { libraryPage } from "@academy/content/pages/learning/library-page";
import { downloadWriting, printWriting } from "@academy/contract/calls/learning/library";
import { Download, Printer } from "lucide-react";
import { buttonLook } from "../../ui/buttons/button-look.ts";

const words = libraryPage.writing;

/** Notes and answers to take along. */
export function Writing() {
  return (
    <section aria-labelledby="writing-heading" className="grid gap-3 pt-6 edge-t-line">
      <h2 id="writing-heading" className="text-heading">
        {words.heading}
      </h2>
      <p className="max-w-text">{words.text}</p>
      <p className="flex flex-wrap gap-3">
        <a href={downloadWriting.path} download className={buttonLook({ variant: "secondary" })}>
          <Download aria-hidden="true" />
          {words.download}
        </a>
        <a href={printWriting.path} download className={buttonLook({ variant: "secondary" })}>
          <Printer aria-hidden="true" />
          {words.print}
        </a>
      </p>
    </section>
  );
}
