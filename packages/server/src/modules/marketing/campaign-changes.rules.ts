import { AppError, campaignLocks, termsProblem, type CampaignChanges } from '@turoos/contract';
import { isDeepStrictEqual } from 'node:util';
import { refuseIf } from '../../kernel/assert-may';
import type { CampaignRow } from './lock-campaign';

type Fields = Omit<CampaignChanges, 'status' | 'version'>;

/** What recipients have read, and whom it was for: fixed once it is sent. */
const sentContent = [
  'type',
  'message',
  'link',
  'targetAudience',
  'channels',
] as const satisfies readonly (keyof Fields)[];
const gift = ['discountType', 'discountValue'] as const satisfies readonly (keyof Fields)[];

/** Returns only the changed fields, as clients send back all they got. An empty code asks for none in particular. */
export function changedFields(before: CampaignRow, { code, ...given }: Fields): Fields {
  const all = { ...given, ...(code && { code }) };
  return Object.fromEntries(
    Object.entries(all).filter(
      ([field, value]) => value !== undefined && !isDeepStrictEqual(value, before[field as keyof Fields]),
    ),
  );
}

export function assertChangeable(before: CampaignRow, changes: Fields, isUsed: boolean): void {
  const locks = campaignLocks({ status: before.status, isUsed });
  if (sentContent.some((field) => field in changes)) refuseIf(locks.sentContent);
  if ('code' in changes) refuseIf(locks.code);
  if (gift.some((field) => field in changes)) refuseIf(locks.discount);
  const problem = termsProblem({ ...before, ...changes });
  if (problem) throw new AppError('VALIDATION', problem.message, { issues: [problem] });
}
