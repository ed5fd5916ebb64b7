/** Hands a file to the browser, as a download of the academy's own would be. */
export async function handOver(answer: Response, name = nameOf(answer)): Promise<void> {
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read it only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** As the server calls it. */
export const nameOf = ({ headers }: Pick<Response, "headers">): string =>
  /filename="([^"]+)"/.exec(headers.get("content-disposition") ?? "")?.[1] ?? "download";
