import { campaignLocks, termsProblem, wrongField, type CampaignChanges } from '@turoos/contract';
import { isDeepStrictEqual } from 'node:util';
import { refuseIf } from '../../kernel/assert-may';
import type { CampaignRow } from './lock-campaign';

type Fields = Omit<CampaignChanges, 'status' | 'version'>;

/** Content and audience of a campaign: fixed once it is sent, because recipients have read it. */
const sentContent = [
  'type',
  'message',
  'link',
  'targetAudience',
  'channels',
] as const satisfies readonly (keyof Fields)[];
const gift = ['discountType', 'discountValue'] as const satisfies readonly (keyof Fields)[];

/**
 * Returns only the changed fields, because clients send back the whole campaign. An empty code keeps the
 * current one.
 */
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
  if (problem) throw wrongField(problem.path, problem.message);
}
