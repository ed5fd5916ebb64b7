import { coursePage } from "@academy/content/pages/course-page";
import { certificatePdf } from "@academy/contract/calls/certificates";
import { pathOf } from "@academy/contract/path-of";
import { Download } from "lucide-react";
import { Link } from "react-router";
import { buttonLook } from "../../ui/button-look.ts";
import { Card } from "../../ui/card.tsx";

const words = coursePage.certificate;

export function CertificateCard({ certificateId }: { certificateId: string | null }) {
  return (
    <Card
      as="section"
      look="framed"
      id="certificate"
      aria-labelledby="certificate-heading"
      className="course-certificate"
    >
      <h2 id="certificate-heading" className="text-heading">
        {words.heading}
      </h2>
      {certificateId ? (
        <>
          <p>{words.text}</p>
          <a
            href={pathOf(certificatePdf, { params: { id: certificateId } })}
            download
            className={buttonLook({}, "justify-self-start")}
          >
            <Download aria-hidden="true" />
            {words.download}
          </a>
          <Link to={`/verify/${certificateId}`} className="text-link text-small">
            {words.verify}
          </Link>
        </>
      ) : (
        <p>{words.coming}</p>
      )}
    </Card>
  );
}
