import { studioPagesPage } from "@academy/content/pages/studio/pages-page";
import { studioPage } from "@academy/content/pages/studio/studio-page";
import { useParams } from "react-router";
import { explain, isUnauthorized } from "../../../lib/api/api-error.ts";
import { SkeletonText } from "../../../ui/waiting/skeleton.tsx";
import { PageEditor } from "./page-editor.tsx";
import { usePage } from "./use-page-words.ts";

/** One page, to be edited. */
export function PageStudio() {
  const { id = "" } = useParams();
  const { data, error, refresh, dataUpdatedAt } = usePage(id);
  if (data) return <PageEditor key={`${id}-${dataUpdatedAt}`} page={data} refresh={refresh} />;
  return (
    <div className="column studio-page">
      <h1>{studioPagesPage.title}</h1>
      {!error && <SkeletonText lines={8} label={studioPage.loading} />}
      {error && !isUnauthorized(error) && (
        <p role="alert" className="text-danger">
          {studioPage.failed} {explain(error)}
        </p>
      )}
    </div>
  );
}
