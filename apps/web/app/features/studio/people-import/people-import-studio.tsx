import { studioPeopleImportPage } from "@academy/content/pages/studio/people-import-page";
import type { PeopleImport } from "@academy/contract/studio/people-import";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { BackLink } from "../kit/detail-page.tsx";
import { Loaded } from "../kit/list.tsx";
import { StudioPage } from "../kit/page.tsx";
import { FileForm } from "./file-form.tsx";
import { FoundPeople } from "./found-people.tsx";
import { usePeopleImport } from "./use-people-import.ts";

const words = studioPeopleImportPage;

/** People from elsewhere. Which import it is stands in the address: whoever comes back sees how it stands. */
export function PeopleImportStudio() {
  const [address, setAddress] = useSearchParams();
  const client = useQueryClient();
  const leads = address.get("leads");
  const id = leads ?? address.get("file") ?? "";
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
  if (leads) {
    const said = words.ofLeads;
    return (
      <StudioPage title={said.title} lead={said.lead} back={<BackLink back={said.back} />}>
        {address.get("more") === "yes" && <p className="editor-notice">{said.more}</p>}
        <Found key={id} id={id} takesFocus onAnother={() => {}} />
      </StudioPage>
    );
  }
  return (
    <StudioPage title={words.title} lead={words.lead} back={<BackLink back={words.back} />}>
      <FileForm key={forms} takesFocus={forms > 0} onChecked={show} />
      {id && <Found key={id} id={id} takesFocus={id === checked} onAnother={startAgain} />}
    </StudioPage>
  );
}

type FoundProps = { id: string; takesFocus: boolean; onAnother: () => void };

const Found = ({ id, ...rest }: FoundProps) => (
  <Loaded query={usePeopleImport(id)} lines={4}>
    {(found) => <FoundPeople found={found} {...rest} />}
  </Loaded>
);
