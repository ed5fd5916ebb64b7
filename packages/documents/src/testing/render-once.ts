/**
 * What is asked for again is not rendered again: tests of a file look at the same documents from several sides. That the
 * same words come out the same is a test of its own, without this.
 */
export function renderOnce<Input, Document>(render: (input: Input) => Promise<Document>) {
  const rendered = new Map<string, Promise<Document>>();
  return (input: Input): Promise<Document> => {
    const key = JSON.stringify(input);
    const document = rendered.get(key) ?? render(input);
    rendered.set(key, document);
    return document;
  };
}
