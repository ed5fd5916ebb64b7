import { studioPage } from "@academy/content/pages/studio/studio-page";
import { explain, isUnauthorized } from "../../../lib/api/api-error.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { classes } from "../../../ui/classes.ts";

/** Why something that was asked for was not done. */
export const Problem = ({ error, className }: { error: unknown; className?: string }) =>
  error ? (
    <p role="alert" className={classes("field-error", className)}>
      {explain(error)}
    </p>
  ) : null;

type FailedProps = { error: unknown; onRetry: () => unknown; className?: string };

/** In the place of what could not be fetched. The gate around the page deals with the end of a session. */
export const Failed = ({ error, onRetry, className }: FailedProps) =>
  error && !isUnauthorized(error) ? (
    <div role="alert" className={classes("space-y-3", className)}>
      <p className="text-danger">
        {studioPage.failed} {explain(error)}
      </p>
      <Button variant="secondary" size="small" onClick={() => void onRetry()}>
        {studioPage.tryAgain}
      </Button>
    </div>
  ) : null;
