import { libraryPage } from "@academy/content/pages/library-page";
import { downloadWriting } from "@academy/contract/calls/library";
import { Download } from "lucide-react";
import { buttonLook } from "../../ui/button-look.ts";

const words = libraryPage.writing;

/** Notes and answers to take along. */
export function Writing() {
  return (
    <section aria-labelledby="writing-heading" className="library-writing">
      <h2 id="writing-heading" className="text-heading">
        {words.heading}
      </h2>
      <p className="max-w-text">{words.text}</p>
      <a
        href={downloadWriting.path}
        download
        className={buttonLook({ variant: "secondary" }, "justify-self-start")}
      >
        <Download aria-hidden="true" />
        {words.download}
      </a>
    </section>
  );
}
