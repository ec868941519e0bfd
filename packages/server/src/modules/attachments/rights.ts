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

export const assertMayRead = (user: Actor, entityType: string): void => assertMayDo(user, entityType, 'read');

/** Both the right to attachments and that to what they belong to. */
export function assertMayDo(user: Actor, entityType: string, deed: AttachmentAction): void {
  for (const right of attachmentRights(entityType as AttachmentEntity, deed)) assertMay(user, right);
}
