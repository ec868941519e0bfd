import {
  purchaseTexts,
  splitByValue,
  splitProblem,
  teardownTexts,
  type PiecePlan,
  type ProposedPiece,
  type SplitWay,
  type Teardown,
} from '@turoos/contract';
import { z } from 'zod';
import { orNull } from '@/lib/forms/start-empty';

const cents = z.int(purchaseTexts.wrongAmount).min(0, purchaseTexts.wrongAmount);

const PlannedPiece = z.object({
  _id: z.string().optional(),
  name: z.string().trim().min(1, teardownTexts.nameRequired).max(200),
  partNumber: z.string().trim().max(100),
  like: z.string().nullable(),
  expected: orNull<number>(z.int('اكتب سعر البيع المتوقع').min(0, purchaseTexts.wrongAmount)),
  cost: cents.nullable(),
});

/** The form of what is on a car that costs this many cents. */
export const planForm = (cost: number) =>
  z
    .object({ splitBy: z.custom<SplitWay>(), pieces: z.array(PlannedPiece) })
    .superRefine(({ splitBy, pieces }, check) => {
      const problem =
        splitBy === 'hand' &&
        splitProblem(
          cost,
          pieces.map(({ cost: share }) => share ?? 0),
        );
      if (problem) check.addIssue({ code: 'custom', path: ['splitBy'], message: problem });
    });

type Form = ReturnType<typeof planForm>;
export type Typed = z.input<Form>;
export type Valid = z.output<Form>;
type TypedPiece = Typed['pieces'][number];

export const blankPiece: TypedPiece = { name: '', partNumber: '', like: null, expected: null, cost: null };

export const startValues = ({ splitBy, pieces }: Teardown): Typed => ({
  splitBy,
  pieces: pieces
    .filter(({ status }) => status === 'on_car')
    .map(({ _id, name, partNumber, like, expected, cost }) => ({
      _id,
      name,
      partNumber,
      like: like?._id ?? null,
      expected,
      cost,
    })),
});

export const proposedPiece = ({ name, partNumber, like, expected }: ProposedPiece): TypedPiece => ({
  ...blankPiece,
  name,
  partNumber,
  like,
  expected,
});

/** Returns the cost of each piece in cents, as the server will split it. */
export const sharesOf = ({ splitBy, pieces }: Typed, cost: number): number[] =>
  splitBy === 'hand'
    ? pieces.map((piece) => piece.cost ?? 0)
    : splitByValue(
        cost,
        pieces.map(({ expected }) => expected ?? 0),
      );

export const asPlan = ({ splitBy, pieces }: Valid, version: number): PiecePlan => ({
  version,
  splitBy,
  pieces: pieces.map(({ cost, ...piece }) => ({ ...piece, ...(splitBy === 'hand' && { cost: cost ?? 0 }) })),
});
