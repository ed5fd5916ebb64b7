import { testCheckoutPage } from "@academy/content/pages/buying/test-checkout-page";
import type { TestAct } from "@academy/contract/test-checkout";
import { Button } from "../../../ui/buttons/button.tsx";

const { groups, acts: words, busy: busyLabel } = testCheckoutPage;

type ActGroupsProps = {
  acts: readonly TestAct[];
  /** The one that is under way. */
  busy: TestAct | undefined;
  onAct: (act: TestAct) => void;
};

/** Whatever can happen now, in groups. */
export function ActGroups({ acts, busy, onAct }: ActGroupsProps) {
  return groups.map(({ legend, acts: members }) => {
    const offered = members.filter((act) => acts.includes(act));
    if (offered.length === 0) return null;
    return (
      <fieldset key={legend} className="test-group">
        <legend className="text-heading">{legend}</legend>
        {offered.map((act) => (
          <div key={act}>
            <Button
              variant={act === "pay" ? "primary" : "secondary"}
              isBusy={busy === act}
              aria-describedby={words[act].hint ? `act-${act}` : undefined}
              onClick={() => busy || onAct(act)}
              className="w-full"
            >
              {busy === act ? busyLabel : words[act].label}
            </Button>
            {words[act].hint && (
              <p id={`act-${act}`} className="mt-1.5 text-ink-soft text-small">
                {words[act].hint}
              </p>
            )}
          </div>
        ))}
      </fieldset>
    );
  });
}
