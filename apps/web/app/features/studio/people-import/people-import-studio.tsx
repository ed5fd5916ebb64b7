import { studioPeopleImportPage } from "@academy/content/pages/studio/people-import-page";
import { studioPage } from "@academy/content/pages/studio/studio-page";
import type { PeopleImport } from "@academy/contract/studio/people-import";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { explain, isUnauthorized } from "../../../lib/api/api-error.ts";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { SkeletonText } from "../../../ui/waiting/skeleton.tsx";
import { FileForm } from "./file-form.tsx";
import { FoundPeople } from "./found-people.tsx";
import { usePeopleImport } from "./use-people-import.ts";

const words = studioPeopleImportPage;

/** People from elsewhere. Which import it is stands in the address: whoever comes back sees how it stands. */
export function PeopleImportStudio() {
  const [address, setAddress] = useSearchParams();
  const client = useQueryClient();
  const id = address.get("file") ?? "";
  const [forms, setForms] = useState(0);
  const [checked, setChecked] = useState<string>();
  const show = (found: PeopleImport) => {
    client.setQueryData(["people-import", found.id], found);
    setChecked(found.id);
    setAddress({ file: found.id }, { preventScrollReset: true });
  };
  const startAgain = () => {
    setAddress({});
    // An empty form for the next file: the last one has been dealt with.
    setForms(forms + 1);
  };
  return (
    <div className="studio-page column">
      <div>
        <Link to={words.back.to} className="text-link inline-flex min-h-11 items-center">
          {words.back.label}
        </Link>
        <PageHeading title={words.title} lead={words.lead} />
      </div>
      <FileForm key={forms} takesFocus={forms > 0} onChecked={show} />
      {id && <Found key={id} id={id} takesFocus={id === checked} onAnother={startAgain} />}
    </div>
  );
}

type FoundProps = { id: string; takesFocus: boolean; onAnother: () => void };

function Found({ id, ...rest }: FoundProps) {
  const { data: found, error } = usePeopleImport(id);
  if (found) return <FoundPeople found={found} {...rest} />;
  if (!error) return <SkeletonText lines={4} label={studioPage.loading} />;
  if (isUnauthorized(error)) return null;
  return (
    <p role="alert" className="text-danger">
      {studioPage.failed} {explain(error)}
    </p>
  );
}
