import { alumniGroup } from "@academy/content/offers";
import { alumniPage } from "@academy/content/pages/alumni-page";

export function TrustLine() {
  return (
    <ul aria-label={alumniPage.pricing.trustLineLabel} className="trust-line">
      {alumniGroup.trustLine.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
}
