import { standbyTexts, type StandbyOverview, type StandbyState } from '@turoos/contract';
import type { Contact } from './standby-files';

/** Milliseconds: a standby says every two seconds how it does. */
const heardWithin = 8000;
/** Milliseconds that it may be behind, which is more than a busy moment. */
const stepWithin = 15_000;

export const isHeard = (contact: Contact | undefined, now: Date): boolean =>
  contact !== undefined && now.getTime() - contact.at.getTime() < heardWithin;

export function stateOf(contact: Contact | undefined, now: Date): StandbyState {
  if (!contact || !isHeard(contact, now)) return 'away';
  if (contact.isCopying) return 'copying';
  const isInStep = contact.inStepAt !== null && now.getTime() - contact.inStepAt.getTime() < stepWithin;
  return isInStep ? 'inStep' : 'behind';
}

/** What the owner reads about a standby; empty when all is well. */
export function problemOf(contact: Contact | undefined, ownVersion: string, now: Date): string {
  if (!contact || !isHeard(contact, now)) return standbyTexts.away;
  if (contact.problem) return contact.problem;
  return contact.version === ownVersion ? '' : standbyTexts.olderVersion;
}

/** Whether the whole shop is on another computer too, but for some seconds. */
export const isAnyInStep = ({ standbys }: Pick<StandbyOverview, 'standbys'>): boolean =>
  standbys.some(({ state }) => state === 'inStep');
