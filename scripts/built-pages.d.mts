export function arePagesBuilt(): boolean;
export function notePagesBuilt(): void;
