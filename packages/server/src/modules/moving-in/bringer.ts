import type { Actor } from '../../kernel/actor';

/** Who brings what: the source of all movements and entries. */
export interface Bringer {
  user: Actor;
  bringingId: string;
  fileName: string;
}
