export function findVersions(
  root: string,
  drives?: readonly string[],
): Promise<{ path: string; version: string }[]>;
