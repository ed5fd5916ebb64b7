/** A sprig of sage in the outline of a speech bubble. */
export function SageMark() {
  return (
    <svg viewBox="0 0 32 32" className="sage-mark" aria-hidden="true">
      <path d="M16 3.5c7.2 0 12.5 5 12.5 11.4S23.2 26.3 16 26.3c-1.4 0-2.7-.2-3.9-.5L6 28.5l1.2-5C4.9 21.4 3.5 18.4 3.5 14.9 3.5 8.5 8.8 3.5 16 3.5Z" />
      <path d="M16 22.5v-7M16 21.5c-3.4 0-5.6-1.5-6-4.6 3.4-.3 5.6 1.3 6 4.6ZM16 21.5c3.4 0 5.6-1.5 6-4.6-3.4-.3-5.6 1.3-6 4.6ZM16 15.5c-2.1-1.9-2.1-4.8 0-7.2 2.1 2.4 2.1 5.3 0 7.2Z" />
    </svg>
  );
}
