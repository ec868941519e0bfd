import { attachmentEntityNames, attachmentTexts, type AttachmentEntity } from '@turoos/contract';
import { z } from 'zod';
import type { Option } from '@/ui/use-options';

const { required } = attachmentTexts;

/** Form fields for the record a file is attached to. */
export const entityChoice = {
  entityType: z.enum(attachmentEntityNames, required),
  entity: z.object({ value: z.string(), label: z.string() }, required),
};

/** The same fields while the form is being filled in. */
export interface EntityTyped {
  entityType: AttachmentEntity | '';
  entity: Option | null;
}
