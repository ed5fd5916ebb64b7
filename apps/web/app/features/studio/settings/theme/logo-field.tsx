import { studioThemePage } from "@academy/content/pages/studio/settings/theme-page";
import { uploadLogo } from "@academy/contract/calls/studio/theme";
import { pictureTypes } from "@academy/contract/fields/picture";
import { logoMaxBytes } from "@academy/contract/fields/theme-colors";
import type { Logo } from "@academy/contract/studio/theme";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { callApi } from "../../../../lib/api/api.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Problem } from "../../kit/problem.tsx";
import { Section } from "../../kit/section.tsx";

const words = studioThemePage.logo;

/** A picture is taken at once and shown here; pages have it once the look is published. */
export function LogoField({ logo, onChange }: { logo: Logo | null; onChange: (logo: Logo | null) => void }) {
  const chooser = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (file: File) => {
      if (file.size > logoMaxBytes) throw new Error(words.tooLarge);
      return callApi(uploadLogo, { body: file });
    },
    onSuccess: onChange,
  });
  return (
    <Section id="look-logo" heading={words.heading} className="look-section">
      <p className="max-w-text">{words.lead}</p>
      {logo ? (
        <img src={logo.src} width={logo.width} height={logo.height} alt="" className="look-logo" />
      ) : (
        <p className="studio-small">{words.none}</p>
      )}
      <Problem error={error} />
      <div className="form-actions">
        <input
          ref={chooser}
          type="file"
          accept={pictureTypes.join(",")}
          aria-label={words.choose}
          className="hidden"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) mutate(file);
            target.value = "";
          }}
        />
        <Button variant="secondary" isBusy={isPending} onClick={() => chooser.current?.click()}>
          {isPending ? words.busy : logo ? words.replace : words.choose}
        </Button>
        {logo && (
          <Button variant="quiet" onClick={() => onChange(null)}>
            {words.remove}
          </Button>
        )}
      </div>
    </Section>
  );
}
