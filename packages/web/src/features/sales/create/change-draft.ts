import { base, ownCodes, roundQuantity, type Part, type TenderMethod } from '@turoos/contract';
import { emptyTender } from '@/shared/money/typed-tender';
import {
  emptyDraft,
  lineOf,
  pricesOf,
  roomFor,
  stepped,
  unsold,
  type Draft,
  type Line,
  type Sold,
} from './draft';
import { priceOf } from './sale-figures';

export type Change =
  | { do: 'add'; part: Part }
  /** Keeps a part for the next invoice. */
  | { do: 'keep'; part: Part }
  /** Keeps what the saved invoice lacks for the next one. */
  | { do: 'keep unsold'; sold: readonly Sold[] }
  /** Adds the parts that were kept for the next invoice to this one. */
  | { do: 'add kept' }
  | { do: 'step'; product: string; by: 1 | -1 }
  | { do: 'quantity'; product: string; quantity: number | null }
  | { do: 'price'; product: string; price: number | null }
  /** The user means the unusual price of a line. */
  | { do: 'confirm price'; product: string }
  | { do: 'remove'; product: string }
  /** Fresh stock and prices of the invoice's parts. */
  | { do: 'see'; parts: readonly Part[] }
  | {
      do: 'set';
      fields: Partial<
        Pick<
          Draft,
          | 'customer'
          | 'car'
          | 'discount'
          | 'campaignCode'
          | 'paymentType'
          | 'tenders'
          | 'changeIn'
          | 'overrideCreditLimit'
          | 'reservations'
          | 'breaks'
          | 'quotation'
          | 'notes'
        >
      >;
    }
  | { do: 'send'; body: string }
  /** The server refused the request, so the next attempt needs a new idempotency key. */
  | { do: 'refused'; key: string }
  /** The invoice is done; the next one begins with the parts that were kept for it. */
  | { do: 'restart'; key: string }
  | { do: 'load'; draft: Draft };

export function changeDraft(draft: Draft, change: Change): Draft {
  const changeLine = (product: string, edit: (line: Line) => Line): Draft => ({
    ...draft,
    lines: draft.lines.map((line) => (line.product === product ? edit(line) : line)),
  });

  switch (change.do) {
    case 'add':
      return { ...draft, lines: withPart(draft.lines, change.part) };
    case 'keep':
      return roomFor([...draft.lines, ...draft.next], change.part) === 'yes'
        ? { ...draft, next: withPart(draft.next, change.part) }
        : draft;
    case 'keep unsold':
      return { ...draft, next: joined(unsold(draft.lines, change.sold), draft.next) };
    case 'add kept':
      return { ...draft, lines: joined(draft.next, draft.lines), next: [] };
    case 'step':
      return changeLine(change.product, (line) => ({ ...line, quantity: stepped(line, change.by) }));
    case 'quantity':
      return changeLine(change.product, (line) => ({ ...line, quantity: change.quantity }));
    case 'price':
      return changeLine(change.product, (line) => ({ ...line, price: change.price }));
    case 'confirm price':
      return changeLine(change.product, (line) => ({ ...line, confirmedPrice: priceOf(line) }));
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
      return { ...emptyDraft(change.key), lines: draft.next };
    case 'load':
      // a draft stored by an older version lacks newer fields
      return { ...emptyDraft(change.draft.key), ...tendersOfOld(change.draft), ...change.draft };
  }
}

/** Returns the money of a draft stored before there were tenders: one method, and cents that were paid of the invoice. */
function tendersOfOld(
  draft: Partial<Draft> & { method?: TenderMethod; paid?: number | null },
): Partial<Draft> {
  const { method, paid = null } = draft;
  if (draft.tenders || !method) return {};
  const money = paid !== null && { currency: base, amount: paid / 100 };
  return { tenders: [{ ...emptyTender, method, ...money }] };
}

/** Adds one piece to the part's line and refreshes its figures; a new line is inserted on top. */
function withPart(lines: Line[], part: Part): Line[] {
  if (roomFor(lines, part) !== 'yes') return lines;
  const line = lines.find(({ product }) => product === part._id);
  if (!line) return [lineOf(part), ...lines];
  const fresh = seen(line, part);
  return lines.map((other) =>
    other === line ? { ...fresh, quantity: stepped({ ...fresh, quantity: line.quantity ?? 0 }, 1) } : other,
  );
}

/** Adds lines to those of an invoice: of a part that it has the quantity grows, up to the stock. */
function joined(added: readonly Line[], lines: readonly Line[]): Line[] {
  const both = lines.map((line) => {
    const more = added.find(({ product }) => product === line.product);
    if (!more) return line;
    const sum = roundQuantity((line.quantity ?? 0) + (more.quantity ?? 0));
    return { ...line, quantity: Math.min(sum, Math.max(line.stock, line.quantity ?? 0)) };
  });
  return [...added.filter(({ product }) => !lines.some((line) => line.product === product)), ...both];
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
  const prices = pricesOf(part);
  if (
    !changed &&
    line.stock === part.quantity &&
    line.reserved === part.reserved &&
    line.minStock === part.minStockLevel &&
    line.name === part.name &&
    line.cost === part.costPrice &&
    line.replacement === part.purchasePriceUSD &&
    JSON.stringify(line.prices) === JSON.stringify(prices) &&
    line.location === part.location &&
    JSON.stringify(line.otherStock) === JSON.stringify(part.otherStock) &&
    line.hasMainWarehouse === (part.warehouse !== null) &&
    line.partNumber === part.partNumber
  )
    return line;
  return {
    ...line,
    name: part.name,
    partNumber: part.partNumber,
    codes: ownCodes(part),
    listPrice: part.sellingPrice,
    prices,
    cost: part.costPrice,
    replacement: part.purchasePriceUSD,
    location: part.location,
    otherStock: part.otherStock,
    hasMainWarehouse: part.warehouse !== null,
    stock: part.quantity,
    reserved: part.reserved,
    minStock: part.minStockLevel,
    ...(changed && line.price === null && { formerPrice: line.formerPrice ?? line.listPrice }),
  };
}

function setFields(draft: Draft, fields: Extract<Change, { do: 'set' }>['fields']): Draft {
  const next = { ...draft, ...fields };
  // the override of the credit limit and what was said about reservations hold for one customer only
  return fields.customer !== undefined && fields.customer?._id !== draft.customer?._id
    ? { ...next, overrideCreditLimit: false, reservations: [], breaks: [] }
    : next;
}
