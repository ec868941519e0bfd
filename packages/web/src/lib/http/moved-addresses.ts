import type { ApiError } from './api-error';

/** Returns where the shop is now, as the computer that was it says. Only what is an address of a server can become a link. */
export function movedAddresses({ details }: ApiError): string[] {
  const told = details?.addresses;
  return Array.isArray(told) ? told.filter((one) => /^https?:\/\//.test(String(one))).map(String) : [];
}
