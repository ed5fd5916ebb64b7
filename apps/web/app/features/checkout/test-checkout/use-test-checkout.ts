import { actInTestCheckout, showTestCheckout } from "@academy/contract/calls/test-checkout";
import type { TestAct } from "@academy/contract/test-checkout";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../lib/api/api.ts";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { leaveFor } from "../leave-for.ts";

/** Acts after which a payment page leads back. */
const leaves = { pay: "returnUrl", "pay-later": "returnUrl", "walk-away": "cancelUrl" } as const;
const isLeaving = (act: TestAct): act is keyof typeof leaves => act in leaves;

export function useTestCheckout(id: string) {
  const client = useQueryClient();
  const query = apiQuery(showTestCheckout, { params: { id } });
  const { data, error, isFetching, refetch } = useQuery({ ...query, staleTime: 0 });
  const acting = useMutation({
    mutationFn: async (act: TestAct) => {
      const view = await callApi(actInTestCheckout, { params: { id }, body: { act } });
      if (isLeaving(act)) await leaveFor(view[leaves[act]]);
      return view;
    },
    onSuccess: (view) => client.setQueryData(query.queryKey, view),
    // It may have been done in another tab.
    onError: () => client.invalidateQueries({ queryKey: query.queryKey }),
  });
  return { view: data, error, isFetching, refetch, acting };
}
