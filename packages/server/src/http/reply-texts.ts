import { can, type Endpoint } from '@turoos/contract';
import type { Actor } from '../kernel/actor';
import { costlessEncoder, replyEncoder } from './reply-encoder';

/** Writes an answer as the JSON text of its reply. */
export type ReplyText = (answer: unknown) => string;

/** Returns how the replies of an endpoint are written for a user: with costs for those who may see them. */
export function replyTexts({ body, wrap }: Endpoint['reply']): (user: Actor | undefined) => ReplyText {
  const textBy =
    (encode: (wrapped: unknown) => unknown): ReplyText =>
    (answer) =>
      JSON.stringify(encode(wrap(answer)));
  const [whole, costless] = [textBy(replyEncoder(body)), textBy(costlessEncoder(body))];
  return (user) => (user && can(user, 'costs:read') ? whole : costless);
}
