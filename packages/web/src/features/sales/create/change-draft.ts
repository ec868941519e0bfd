import type { Part } from '@turoos/contract';
import { ownCodes } from '@/shared/parts/part-with-number';
import { emptyDraft, lineOf, roomFor, stepped, type Draft, type Line } from './draft';

export type Change =
  | { do: 'add'; part: Part }
  | { do: 'step'; product: string; by: 1 | -1 }
  | { do: 'quantity'; product: string; quantity: number | null }
  | { do: 'price'; product: string; price: number | null }
  | { do: 'remove'; product: string }
  /** Fresh stock and prices of the invoice's parts. */
  | { do: 'see'; parts: readonly Part[] }
  | {
      do: 'set';
      fields: Partial<
        Pick<
          Draft,
          | 'customer'
          | 'discount'
          | 'campaignCode'
          | 'paymentType'
          | 'tenders'
          | 'changeIn'
          | 'overrideCreditLimit'
          | 'notes'
        >
      >;
    }
  | { do: 'send'; body: string }
  /** The server refused the request, so the next attempt needs a new idempotency key. */
  | { do: 'refused'; key: string }
  | { do: 'restart'; key: string }
  | { do: 'load'; draft: Draft };

export function changeDraft(draft: Draft, change: Change): Draft {
  const changeLine = (product: string, edit: (line: Line) => Line): Draft => ({
    ...draft,
    lines: draft.lines.map((line) => (line.product === product ? edit(line) : line)),
  });

  switch (change.do) {
    case 'add':
      return addPart(draft, change.part);
    case 'step':
      return changeLine(change.product, (line) => ({ ...line, quantity: stepped(line, change.by) }));
    case 'quantity':
      return changeLine(change.product, (line) => ({ ...line, quantity: change.quantity }));
    case 'price':
      return changeLine(change.product, (line) => ({ ...line, price: change.price }));
    case 'remove':
      return { ...draft, lines: draft.lines.filter(({ product }) => product !== change.product) };
    case 'see':
      return seeParts(draft, change.parts);
    case 'set':
      return setFields(draft, change.fields);
    case 'send':
      return { ...draft, unanswered: change.body };
    case 'refused':
      return { ...draft, unanswered: null, key: change.key };
    case 'restart':
      return emptyDraft(change.key);
    case 'load':
      // a draft stored by an older version lacks newer fields
      return { ...emptyDraft(change.draft.key), ...change.draft };
  }
}

/** Adds one piece to the part's line and refreshes its figures; a new line is inserted on top. */
function addPart(draft: Draft, part: Part): Draft {
  if (roomFor(draft, part) !== 'yes') return draft;
  const line = draft.lines.find(({ product }) => product === part._id);
  if (!line) return { ...draft, lines: [lineOf(part), ...draft.lines] };
  const fresh = seen(line, part);
  return {
    ...draft,
    lines: draft.lines.map((other) =>
      other === line ? { ...fresh, quantity: stepped({ ...fresh, quantity: line.quantity ?? 0 }, 1) } : other,
    ),
  };
}

function seeParts(draft: Draft, parts: readonly Part[]): Draft {
  const byId = new Map(parts.map((part) => [part._id, part]));
  const lines = draft.lines.map((line) => {
    const part = byId.get(line.product);
    return part ? seen(line, part) : line;
  });
  return lines.every((line, index) => line === draft.lines[index]) ? draft : { ...draft, lines };
}

/** Returns the line with the part's current figures; the same object when nothing changed. */
function seen(line: Line, part: Part): Line {
  const changed = part.sellingPrice !== line.listPrice;
  if (
    !changed &&
    line.stock === part.quantity &&
    line.minStock === part.minStockLevel &&
    line.name === part.name &&
    line.cost === part.costPrice &&
    line.partNumber === part.partNumber
  )
    return line;
  return {
    ...line,
    name: part.name,
    partNumber: part.partNumber,
    codes: ownCodes(part),
    listPrice: part.sellingPrice,
    cost: part.costPrice,
    stock: part.quantity,
    minStock: part.minStockLevel,
    ...(changed && line.price === null && { formerPrice: line.formerPrice ?? line.listPrice }),
  };
}

function setFields(draft: Draft, fields: Extract<Change, { do: 'set' }>['fields']): Draft {
  const next = { ...draft, ...fields };
  // the override of the credit limit holds for one customer only
  return fields.customer !== undefined && fields.customer?._id !== draft.customer?._id
    ? { ...next, overrideCreditLimit: false }
    : next;
}
