const isAt = (bytes: Uint8Array, offset: number, expected: number[]) =>
  expected.every((byte, index) => bytes[offset + index] === byte);
const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

/** By how the bytes begin, whatever the sender calls them: nothing else may even reach the decoder. */
export function isPicture(bytes: Uint8Array): boolean {
  const isPng = isAt(bytes, 0, [0x89, ...letters("PNG\r\n"), 0x1a, 0x0a]);
  const isJpeg = isAt(bytes, 0, [0xff, 0xd8, 0xff]);
  const isWebp = isAt(bytes, 0, letters("RIFF")) && isAt(bytes, 8, letters("WEBP"));
  return isPng || isJpeg || isWebp;
}

/** The file behind a picture's address, if it is one of ours. */
export function pictureFileId(imageUrl: string | null): string | undefined {
  return /^\/files\/([0-9a-f-]{36})$/.exec(imageUrl ?? "")?.[1];
}
