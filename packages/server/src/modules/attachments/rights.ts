import { attachmentEntityNames, attachmentRight, can, type AttachmentEntity } from '@turoos/contract';
import type { Actor } from '../../http/actor';
import { assertMay } from '../../http/assert-may';

export const readableKinds = (user: Actor): AttachmentEntity[] =>
  attachmentEntityNames.filter((entity) => can(user, attachmentRight(entity, 'read')));

export const assertMayRead = (user: Actor, entityType: string): void =>
  assertMay(user, attachmentRight(entityType as AttachmentEntity, 'read'));

export const assertMayChange = (user: Actor, entityType: string): void =>
  assertMay(user, attachmentRight(entityType as AttachmentEntity, 'update'));
