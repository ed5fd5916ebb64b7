import { studioLeadPage } from "@academy/content/pages/studio/lead-page";
import { proofReasons } from "@academy/content/pages/studio/proof-reasons";
import type { CallBody } from "@academy/contract/call";
import { eraseAddress } from "@academy/contract/calls/studio/learners";
import { callApi } from "../../../lib/api/api.ts";
import { TextField } from "../../../ui/form/text-field.tsx";
import { withFreshProof } from "../../account/public.ts";
import { OwnerOnly } from "../owner-only.tsx";
import { ReasonButton } from "./reason-button.tsx";

const words = studioLeadPage.data.erase;

const erase = withFreshProof(
  () => proofReasons.erasure,
  (body: CallBody<typeof eraseAddress>) => callApi(eraseAddress, { body }),
);

type EraseAddressProps = { email: string; look?: "secondary" | "quiet"; onDone: () => void };

/** For whoever asks to be forgotten and never made an account. */
export function EraseAddress({ email, look, onDone }: EraseAddressProps) {
  return (
    <OwnerOnly>
      <ReasonButton
        words={words}
        about={email}
        {...(look && { look })}
        isDestructive
        send={({ email: typed = "", reason }) => erase({ person: email, email: typed, reason })}
        onDone={onDone}
      >
        <TextField
          name="email"
          label={words.email}
          hint={email}
          type="email"
          autoComplete="off"
          spellCheck={false}
        />
      </ReasonButton>
    </OwnerOnly>
  );
}
