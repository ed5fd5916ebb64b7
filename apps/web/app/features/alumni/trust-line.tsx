import { alumniPage } from "@academy/content/alumni-page";
import { alumniGroup } from "@academy/content/offers";

export function TrustLine() {
  return (
    <ul aria-label={alumniPage.pricing.trustLineLabel} className="trust-line">
      {alumniGroup.trustLine.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
}
