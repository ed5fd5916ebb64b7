/** A refused call as one value: its status and everything its body says, so that nothing extra goes unseen. */
export async function refusalOf(response: Response): Promise<Record<string, unknown>> {
  return { status: response.status, ...((await response.json()) as object) };
}
