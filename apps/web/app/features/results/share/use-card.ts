import { namedResultCard, resultCard } from "@academy/contract/calls/visitors/results";
import type { CardFormat } from "@academy/quiz/card-formats";
import { useQuery } from "@tanstack/react-query";
import { fetchApi } from "../../../lib/api/api.ts";

/** The picture with its bytes at hand: a browser shares a file only in the very moment of the press. */
export function useCard(token: string, format: CardFormat, name: string) {
  return useQuery({
    queryKey: ["result-card", token, format, name],
    queryFn: async ({ signal }) => {
      const address = { params: { token, format }, signal };
      const response = await (name
        ? fetchApi(namedResultCard, { ...address, body: { name } })
        : fetchApi(resultCard, address));
      const picture = await response.blob();
      return { picture, url: await asDataUrl(picture) };
    },
  });
}

/** The content policy lets pictures come from the academy or stand in the page. */
function asDataUrl(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(picture);
  });
}
