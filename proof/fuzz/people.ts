import { roleNames } from '@turoos/contract';
import { signInAs } from '../sign-in-as';

/** One of each role, and nobody. */
export const people = [undefined, ...roleNames] as const;
export type Someone = (typeof people)[number];

/** Keeps people signed in: what they do may well end their sessions. */
export function signedIn(url: string) {
  const tokens = new Map<Someone, string>();
  return {
    tokenOf: async (who: Someone): Promise<string | undefined> => {
      if (!who) return undefined;
      const token = tokens.get(who) ?? (await signInAs(url, who));
      tokens.set(who, token);
      return token;
    },
    forget: (who: Someone) => tokens.delete(who),
  };
}
