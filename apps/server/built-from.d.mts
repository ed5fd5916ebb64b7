export function sumOf(files: string[]): string;
export function isBuiltFromSources(list?: URL): boolean;
