import { fillPath, marketingApi } from '@turoos/contract';
import { signedToken } from './signed-token';

/** The server's public address and the secret that signs its links. */
export interface Reach {
  secret: Uint8Array;
  publicUrl: string | undefined;
}

const addressOf = (path: string, { secret, publicUrl }: Reach, messageId: string): string =>
  `${publicUrl}/api${fillPath(path, { token: signedToken(secret, 'message', messageId) })}`;

/** Returns the address of the tracking pixel of a mail; undefined where customers can't reach this server. */
export const openedAddress = (reach: Reach): ((messageId: string) => string) | undefined =>
  reach.publicUrl === undefined
    ? undefined
    : (messageId) => addressOf(marketingApi.opened.path, reach, messageId);

/**
 * Returns the campaign's link for one recipient: through this server, which counts it, where they can reach
 * it.
 */
export const linkFor = (link: string, reach: Reach, messageId: string): string =>
  link === '' || reach.publicUrl === undefined
    ? link
    : addressOf(marketingApi.followed.path, reach, messageId);

/** Returns the address where a customer unsubscribes; undefined where customers can't reach this server. */
export const leaveAddress = ({ secret, publicUrl }: Reach): ((customerId: string) => string) | undefined =>
  publicUrl === undefined
    ? undefined
    : (customerId) =>
        `${publicUrl}/api${fillPath(marketingApi.leave.path, { token: signedToken(secret, 'leave', customerId) })}`;
