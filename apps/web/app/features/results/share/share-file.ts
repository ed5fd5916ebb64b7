/** Phones mostly have it, computers mostly not. Nothing is loaded for it. */
export const canShare = (file: File | undefined) =>
  file !== undefined && (navigator.canShare?.({ files: [file] }) ?? false);

export async function share(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] });
  } catch {
    // Closed without sharing: that is an answer, too.
  }
}
