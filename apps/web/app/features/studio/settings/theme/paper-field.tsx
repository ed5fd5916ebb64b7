import { studioThemePage } from "@academy/content/pages/studio/settings/theme-page";
import { type Paper, papers } from "@academy/contract/fields/papers";
import { RadioGroup } from "../../../../ui/form/radio-group.tsx";
import { Section } from "../../kit/section.tsx";

const words = studioThemePage.paper;

type PaperFieldProps = {
  /** Null follows the address. */
  paper: Paper | null;
  addressPaper: Paper;
  onChange: (paper: Paper | null) => void;
};

/** What PDFs are laid out for. */
export function PaperField({ paper, addressPaper, onChange }: PaperFieldProps) {
  const { names, hints, address } = words;
  const options = [
    { value: "address" as const, label: address.label, hint: address.hint(names[addressPaper]) },
    ...papers.map((each) => ({ value: each, label: names[each], hint: hints[each] })),
  ];
  return (
    <Section id="look-paper" heading={words.heading} className="look-section">
      <p className="max-w-text">{words.lead}</p>
      <RadioGroup
        name="paper"
        legend={words.legend}
        options={options}
        value={paper ?? "address"}
        onChange={(chosen) => onChange(chosen === "address" ? null : chosen)}
      />
    </Section>
  );
}
