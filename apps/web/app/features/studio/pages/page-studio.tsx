import { studioPagesPage } from "@academy/content/pages/studio/pages-page";
import { studioPage } from "@academy/content/pages/studio/studio-page";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { explain, isUnauthorized } from "../../../lib/api/api-error.ts";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { SkeletonText } from "../../../ui/waiting/skeleton.tsx";
import { OwnPageEditor } from "./own/own-page-editor.tsx";
import { ownPageQuery } from "./own/use-own-pages.ts";
import { PageEditor, pageQuery } from "./page-editor.tsx";
import { TestimonialsStudio } from "./testimonials/testimonials-studio.tsx";

/** One page, to be edited: one of ours, of which the words can be changed, or one that was made here. */
export function PageStudio() {
  const { id = "" } = useParams();
  if (id === "testimonials") return <TestimonialsStudio />;
  return id.startsWith("own-") ? <OwnPageStudio key={id} id={id} /> : <WordsStudio key={id} id={id} />;
}

// Whoever opens an editor gets what the server has now.
function OwnPageStudio({ id }: { id: string }) {
  const { data, error } = useQuery({ ...ownPageQuery(id), gcTime: 0 });
  return data ? <OwnPageEditor view={data} /> : <Waiting error={error} />;
}

function WordsStudio({ id }: { id: string }) {
  const { data, error } = useQuery({ ...pageQuery(id), gcTime: 0 });
  return data ? <PageEditor page={data} /> : <Waiting error={error} />;
}

function Waiting({ error }: { error: unknown }) {
  return (
    <div className="column studio-page">
      <PageHeading title={studioPagesPage.title} />
      {!error && <SkeletonText lines={8} label={studioPage.loading} />}
      {error !== null && !isUnauthorized(error) && (
        <p role="alert" className="text-danger">
          {studioPage.failed} {explain(error)}
        </p>
      )}
    </div>
  );
}
