import { z } from 'zod';
import { Named } from './named';
import { PositiveQuantity } from './quantity';
import { Id, idOr, optionalText } from './text';
import { Instant } from './time';
import { DocumentStep } from './document-step';

/** The input of a step: approving takes notes, rejecting a reason. */
export const StepNotes = z.strictObject({ notes: optionalText(2000) });
export const StepReason = z.strictObject({ reason: optionalText(2000) });

/** Fields that every workflow document has besides its own. */
export const documentFields = {
  warehouse: Named,
  notes: z.string(),
  createdBy: Named.nullable(),
  /** The same person as createdBy, under the name some screens use. */
  user: Named.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
  approvedAt: Instant.nullable(),
  version: z.int(),
  /** The workflow steps taken, oldest first. */
  steps: z.array(DocumentStep),
};

/** The part of a document; `item` is its id, as clients name it. */
export const documentPart = { item: Id, productName: z.string(), partNumber: z.string() };

/** Read-only fields of a document that clients send back. */
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

/** A reference to a record: its id, or the object as it was read. */
export const reference = (missing: string) =>
  z.codec(z.union([idOr(missing), z.object({ _id: Id })], missing), Id, {
    decode: (given) => (typeof given === 'string' ? given : idOf(given)),
    encode: (id) => id,
  });

/** A quantity above zero with one message for both a missing and a zero value. */
export const requiredQuantity = (missing: string) =>
  z
    .number(missing)
    .refine((quantity) => quantity > 0, { error: missing, abort: true })
    .pipe(PositiveQuantity);
