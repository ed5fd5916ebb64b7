/** What is dragged follows the pointer. Set through the element itself, which the content policy allows. */
export const shiftedBy = (transform: { x: number; y: number } | null) =>
  transform ? { translate: `${transform.x}px ${transform.y}px` } : undefined;
