import { reissueCertificate } from "@academy/contract/calls/learning/certificates";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../lib/api/api.ts";
import { certificatesQuery, enrollmentsQuery } from "../progress/public.ts";

/** Puts a new certificate, with the name of the profile, in the place of an old one. */
export function useReissue() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(reissueCertificate, { params: { id } }),
    // Courses name their certificate too.
    onSuccess: () =>
      Promise.all(
        [certificatesQuery, enrollmentsQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
      ),
  });
}
