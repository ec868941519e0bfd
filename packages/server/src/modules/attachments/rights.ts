import {
  attachmentEntityNames,
  attachmentRights,
  can,
  type AttachmentAction,
  type AttachmentEntity,
} from '@turoos/contract';
import type { Actor } from '../../kernel/actor';
import { assertMay } from '../../kernel/assert-may';

export const readableKinds = (user: Actor): AttachmentEntity[] =>
  attachmentEntityNames.filter((entity) =>
    attachmentRights(entity, 'read').every((right) => can(user, right)),
  );

export const assertMayRead = (user: Actor, entityType: AttachmentEntity): void =>
  assertMayDo(user, entityType, 'read');

/** Requires the right to attachments and to the record they are attached to. */
export function assertMayDo(user: Actor, entityType: AttachmentEntity, action: AttachmentAction): void {
  for (const right of attachmentRights(entityType, action)) assertMay(user, right);
}
