import { studioMediaPage } from "@academy/content/pages/studio/media-page";
import type { MediaDetails } from "@academy/contract/studio/media";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { toast } from "../../../ui/toast/toast-store.ts";
import { Problem } from "../kit/problem.tsx";
import { deleteMedia, refreshMedia } from "./calls.ts";

const words = studioMediaPage.details;

/** Only what is used nowhere, and asked once more. */
export function DeleteMedia({ media, onDeleted }: { media: MediaDetails; onDeleted: () => void }) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const deleting = useMutation({
    mutationFn: () => deleteMedia(media.id),
    onSuccess: () => {
      toast({ title: words.deleted });
      onDeleted();
    },
    onSettled: () => refreshMedia(client),
  });
  if (media.useCount > 0) return <p className="studio-small">{words.deleteUsed}</p>;
  return (
    <section className="media-part">
      {isAsking ? (
        <div className="form-actions">
          <Button
            variant="destructive"
            size="small"
            isBusy={deleting.isPending}
            onClick={() => deleting.mutate()}
          >
            {deleting.isPending ? words.deleteBusy : words.deleteSure}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setAsking(false)}>
            {words.keep}
          </Button>
        </div>
      ) : (
        <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
          {words.delete}
        </Button>
      )}
      <Problem error={deleting.error} />
    </section>
  );
}
