/** Returns the URL of another database on the same server, or on the same servers. */
export const databaseAt = (url: string, name: string): string =>
  url.replace(/^(postgres(?:ql)?:\/\/[^/?]*)(?:\/[^?]*)?/, (_, servers: string) => `${servers}/${name}`);
