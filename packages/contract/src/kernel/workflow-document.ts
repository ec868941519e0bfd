import { z } from 'zod';
import { PositiveQuantity } from './quantity';
import { Id, optionalText } from './text';
import { Instant } from './time';
import { DocumentStep } from './document-step';

/** What a step takes along: approving takes notes, refusing a reason. */
export const StepNotes = z.strictObject({ notes: optionalText(2000) });
export const StepReason = z.strictObject({ reason: optionalText(2000) });

const Named = z.object({ _id: Id, name: z.string() });

/** What a document carries beside its own fields. */
export const documentFields = {
  warehouse: Named,
  notes: z.string(),
  createdBy: Named.nullable(),
  /** The same person under the name some screens know. */
  user: Named.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
  approvedAt: Instant.nullable(),
  version: z.int(),
  /** The way it went, oldest step first. */
  steps: z.array(DocumentStep),
};

/** The part a document is about; `item` is its id, as clients know it. */
export const documentPart = { item: Id, productName: z.string(), partNumber: z.string() };

/** Clients send documents back as they read them; these are not theirs to change. */
export const documentReadOnly = [
  '_id',
  'id',
  'productName',
  'partNumber',
  'unit',
  'usd_to_yer',
  'createdBy',
  'user',
  'createdAt',
  'updatedAt',
  'approvedAt',
  'steps',
] as const;

const idOf = ({ _id: id }: { _id: string }) => id;

/** Something named by its id, or by the object that was read. */
export const reference = (missing: string) =>
  z.codec(z.union([z.uuid(missing), z.object({ _id: Id })], missing), Id, {
    decode: (given) => (typeof given === 'string' ? given : idOf(given)),
    encode: (id) => id,
  });

/** A quantity whose absence and whose zero are told in the same words. */
export const requiredQuantity = (missing: string) =>
  z
    .number(missing)
    .refine((quantity) => quantity > 0, { error: missing, abort: true })
    .pipe(PositiveQuantity);
