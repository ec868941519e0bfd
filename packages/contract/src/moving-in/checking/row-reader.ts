import { texts } from '../../kernel/errors';
import { plainCode } from '../../kernel/fold';
import { fromYer } from '../../kernel/money';
import { roundQuantity } from '../../kernel/round-quantity';
import { oneLine } from '../../kernel/one-line';
import { isStorable } from '../../kernel/storable';
import { importTexts } from '../../imports/imports.texts';
import { readPoint, type KnownDecimals } from '../../imports/point-before-three';
import { unitCalled } from '../../imports/unit-words';
import type { BroughtProblem } from '../brought-rows';
import { columnLabel } from '../columns/brought-columns';
import type { SheetChoice } from '../moving-in.schema';
import type { BroughtKind } from '../moving-in.status';
import { movingInTexts } from '../moving-in.texts';
import { readAmount, readCurrency, type Currency, type ReadAmount } from '../reading/read-amount';

const formulaError = /^#(?:N\/A|DIV\/0!|REF!|NAME\?|VALUE!|NULL!|NUM!|SPILL!|CALC!|GETTING_DATA)$/i;
/** A long number as a sheet showed it in a narrow column: its last digits are gone. */
const shortened = /^\d(?:\.\d+)?E\+\d+$/i;
const isoDay = /^\d{4}-\d{2}-\d{2}$/;
const nothing = /^[-–—.\s]*$/;
const mostPieces = 1_000_000_000;
/** A hundred million dollars a piece, and ten times as much on an account, which is the limit of the ledgers. */
const mostPrice = 10_000_000_000;
const mostBalance = 100_000_000_000;

/** An amount in cents, with the rials that were written. */
export interface Money {
  cents: number;
  rials?: number | undefined;
  side?: ReadAmount['side'];
}

/** What is known of a sheet beyond one row. */
export interface SheetFacts {
  /** The currencies that headings name, by column. */
  currencies: ReadonlyMap<number, Currency | 'other'>;
  isDecimal: KnownDecimals;
}

/** Reads the cells of one row by their fields, and collects the problems of that row. */
export class RowReader {
  private failed = false;

  constructor(
    readonly kind: BroughtKind,
    readonly row: number,
    private readonly cells: readonly string[],
    private readonly choice: SheetChoice,
    private readonly problems: BroughtProblem[],
    private readonly facts: SheetFacts,
  ) {}

  /** Whether nothing keeps the row out. */
  get isGood(): boolean {
    return !this.failed;
  }

  label(field: string): string {
    return columnLabel(this.kind, field);
  }

  refuse(field: string | undefined, message: string, value = field ? this.written(field) : ''): void {
    this.failed = true;
    this.problems.push({ row: this.row, field, value, message });
  }

  remark(field: string | undefined, message: string, value = field ? this.written(field) : ''): void {
    this.problems.push({ row: this.row, field, value, message, remark: true });
  }

  /** The cell as it is written; '' when the sheet has no such column. */
  written(field: string): string {
    const source = this.choice.mapping[field];
    if (source === undefined) return '';
    return (typeof source === 'number' ? (this.cells[source] ?? '') : source.always).trim();
  }

  private columnOf(field: string): number | undefined {
    const source = this.choice.mapping[field];
    return typeof source === 'number' ? source : undefined;
  }

  /** A text of one line, such as a name. */
  text(field: string, most: number): string | undefined {
    return oneLine(this.lines(field, most) ?? '') || undefined;
  }

  /** A text that may have several lines. */
  lines(field: string, most: number): string | undefined {
    const value = this.written(field);
    if (nothing.test(value)) return undefined;
    if (formulaError.test(value)) this.refuse(field, movingInTexts.formulaError);
    else if (value.length > most) this.refuse(field, movingInTexts.tooLong(this.label(field), most));
    else if (!isStorable(value)) this.refuse(field, texts.unstorable);
    else return value;
    return undefined;
  }

  /** A part number, barcode or code, whose digits matter. */
  code(field: string, most: number): string | undefined {
    const value = this.text(field, most);
    if (value === undefined) return undefined;
    const plain = plainCode(value).trim();
    if (shortened.test(plain)) this.refuse(field, movingInTexts.lostDigits(value));
    else if (isoDay.test(plain)) this.refuse(field, movingInTexts.becameDate(value));
    else return plain;
    return undefined;
  }

  /** Several numbers in one cell; a slash without spaces belongs to a number. */
  codes(field: string): string[] | undefined {
    const value = this.lines(field, 5000);
    const list = value
      ?.split(/[,،;؛\n|]+|\s+[/+]\s+/)
      .map((one) => plainCode(one).trim())
      .filter((one) => !nothing.test(one));
    if (!list || list.length === 0) return undefined;
    const lost = list.find((one) => shortened.test(one));
    if (lost !== undefined) this.refuse(field, movingInTexts.lostDigits(lost));
    else if (list.some((one) => one.length > 100))
      this.refuse(field, movingInTexts.tooLong(this.label(field), 100));
    return [...new Set(list)].slice(0, 50);
  }

  /** A number of pieces, which may be below zero. */
  quantity(field: string): number | undefined {
    return this.pieces(field, this.written(field), this.columnOf(field));
  }

  /** The quantity in a warehouse's own column. */
  quantityAt(column: number): number | undefined {
    return this.pieces('quantity', this.cells[column]?.trim() ?? '', column);
  }

  private pieces(field: string, value: string, column: number | undefined): number | undefined {
    const read = this.number(field, withoutUnit(value));
    if (!read) return undefined;
    if (Math.abs(read.amount) > mostPieces)
      this.refuse(field, movingInTexts.tooBig(this.label(field)), value);
    else if (!Number.isInteger(read.amount) && roundQuantity(read.amount) !== read.amount)
      this.refuse(field, movingInTexts.quantityDecimals, value);
    else {
      const { amount, note } = readPoint(read.amount, {
        isAmbiguous: this.isAmbiguous(read, column),
        inRials: false,
      });
      if (note) this.remark(field, importTexts.point[note], value);
      return amount;
    }
    return undefined;
  }

  /** Whether the point of a number may separate thousands, as far as its column and its workbook tell. */
  private isAmbiguous({ ambiguous }: ReadAmount, column: number | undefined): boolean {
    return ambiguous === true && !(column !== undefined && this.facts.isDecimal(this.row - 1, column));
  }

  /** A number of any kind, such as a level or a percentage. */
  number(field: string, value = this.written(field)): ReadAmount | undefined {
    if (nothing.test(value)) return undefined;
    if (formulaError.test(value)) {
      this.refuse(field, movingInTexts.formulaError, value);
      return undefined;
    }
    const read = readAmount(value);
    if (!read) this.refuse(field, movingInTexts.notNumber(this.label(field)), value);
    else if (read.scientific) this.remark(field, movingInTexts.scientific(value, read.amount), value);
    return read;
  }

  /** A price in cents, which is not below zero. */
  price(field: string): number | undefined {
    const money = this.money(field, mostPrice);
    if (money && money.cents < 0) this.refuse(field, movingInTexts.negative(this.label(field)));
    return money?.cents;
  }

  /** An amount in cents: converted when the cell, the row or the sheet says that it is in rials. */
  money(field: string, most = mostBalance): Money | undefined {
    const read = this.number(field);
    if (!read) return undefined;
    const currency = read.currency ?? this.currencyOf(field);
    const { rate } = this.choice.settings;
    if (currency === 'other') this.refuse(field, movingInTexts.otherCurrency);
    else if (currency === 'YER' && !rate) this.refuse(field, movingInTexts.noRate);
    else {
      const { cents, rials } = this.valued(field, read, currency === 'YER' ? (rate ?? 1) : undefined);
      if (Math.abs(cents) <= most) return { cents, rials, side: read.side };
      this.refuse(field, movingInTexts.tooBig(this.label(field)));
    }
    return undefined;
  }

  /** Values an amount, which is in dollars without a rate, and remarks on what its point was taken for. */
  private valued(field: string, read: ReadAmount, rate: number | undefined): Money {
    const inRials = rate !== undefined;
    const isAmbiguous = this.isAmbiguous(read, this.columnOf(field));
    const { amount, note } = readPoint(read.amount, { isAmbiguous, inRials });
    if (note) this.remark(field, importTexts.point[note]);
    return { cents: fromYer(amount, rate ?? 1), rials: inRials ? amount : undefined };
  }

  private currencyOf(field: string): Currency | 'other' {
    const column = this.columnOf(field);
    const named = column === undefined ? undefined : this.facts.currencies.get(column);
    return named ?? readCurrency(this.written('currency')) ?? this.choice.settings.currency ?? 'USD';
  }
}

/** «12 قطعة» → «12» */
function withoutUnit(value: string): string {
  const [, number, word] = /^([\d٠-٩.,٫٬\s]+)([^\d٠-٩]+)$/.exec(value) ?? [];
  return number !== undefined && word !== undefined && unitCalled(word.trim().replace(/\.$/, ''))
    ? number.trim()
    : value;
}
