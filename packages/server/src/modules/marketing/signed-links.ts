import { fillPath, marketingApi } from '@turoos/contract';
import { signedToken } from './signed-token';

/** How customers' devices reach this server, and what proves that an address was written by it. */
export interface Reach {
  secret: Uint8Array;
  publicUrl: string | undefined;
}

const addressOf = (path: string, { secret, publicUrl }: Reach, messageId: string): string =>
  `${publicUrl}/api${fillPath(path, { token: signedToken(secret, 'message', messageId) })}`;

/** The picture by which a mail tells that it was opened; undefined where nobody could fetch it. */
export const openedAddress = (reach: Reach): ((messageId: string) => string) | undefined =>
  reach.publicUrl === undefined
    ? undefined
    : (messageId) => addressOf(marketingApi.opened.path, reach, messageId);

/** The campaign's link as one recipient gets it: by way of this server, which counts it, where they can reach it. */
export const linkFor = (link: string, reach: Reach, messageId: string): string =>
  link === '' || reach.publicUrl === undefined
    ? link
    : addressOf(marketingApi.followed.path, reach, messageId);

/** Where a customer ends the mails of campaigns; undefined where nobody could reach it. */
export const leaveAddress = ({ secret, publicUrl }: Reach): ((customerId: string) => string) | undefined =>
  publicUrl === undefined
    ? undefined
    : (customerId) =>
        `${publicUrl}/api${fillPath(marketingApi.leave.path, { token: signedToken(secret, 'leave', customerId) })}`;
