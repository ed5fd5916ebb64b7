import { useUiWords } from "../ui-words.ts";
import { Spinner } from "./spinner.tsx";

/** Takes the place of a page that is on its way. */
export function WaitingPage() {
  return (
    <div className="grid min-h-[60svh] place-items-center">
      <h1 className="sr-only">{useUiWords().oneMoment}</h1>
      <Spinner size="large" />
    </div>
  );
}
