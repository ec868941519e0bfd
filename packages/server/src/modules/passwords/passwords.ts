import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters OWASP recommends: 19 MiB, two passes. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, options);

/** Compared against when the user doesn't exist, so that the response takes as long either way. */
let dummyHash: Promise<string> | undefined;

export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('nobody has this password');
  const matches = await verify(stored ?? (await dummyHash), password);
  return stored !== undefined && matches;
}
