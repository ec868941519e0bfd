import {
  copyForm,
  CopyLine,
  CopiedSettings,
  customerRows,
  must,
  partRows,
  type CopiedCustomer,
  type CopiedPart,
} from '@turoos/contract';
import { Catalogue } from './catalogue';
import { Chunks } from './chunks';
import { Customers } from './search-customers';

/** How far the stored copy goes, stored beside it. */
export interface StoredMark {
  form: number;
  /** The cursor to ask the server from. */
  at: string;
  /** Everything written before this moment is in the copy (ISO); null until it is whole for the first time. */
  upTo: string | null;
}

/** A stored chunk: its key, and its rows as JSON. */
export interface StoredChunk {
  key: string;
  text: string;
}

/** What must be stored in one transaction, because the cursor says that the rows before it are there. */
export interface CopyPortion {
  /** All chunks of before must be deleted first. */
  isAnew: boolean;
  chunks: StoredChunk[];
  /** As JSON; undefined when they have not changed. */
  settings: string | undefined;
  mark: StoredMark;
}

/** Thrown when the lines have a form that this version of the app does not know. */
export class OtherForm extends Error {
  override readonly name = 'OtherForm';
}

type Kind = 'p' | 'c';

/** A till's copy of the shop in memory, changed by the lines that the server sends. */
export class Copy {
  readonly parts = new Catalogue();
  readonly customers = new Customers();
  readonly #chunks: Readonly<Record<Kind, Chunks>> = { p: new Chunks(), c: new Chunks() };
  #settings: CopiedSettings | undefined;
  #mark: StoredMark | undefined;
  /** What has come since the last mark besides rows. */
  #isAnew = false;
  #newSettings: string | undefined;

  get settings(): CopiedSettings | undefined {
    return this.#settings;
  }

  get mark(): StoredMark | undefined {
    return this.#mark;
  }

  /** Everything written before this moment is in the copy; undefined until it is whole for the first time. */
  get upTo(): Date | undefined {
    return this.#mark?.upTo ? new Date(this.#mark.upTo) : undefined;
  }

  /** Applies one line. After a mark it returns what must be stored; a damaged line throws. */
  apply(text: string): CopyPortion | undefined {
    const json: unknown = JSON.parse(text);
    const line = CopyLine.parse(json);
    if ('p' in line) this.#putPart(partRows.fromRow(line.p));
    else if ('c' in line) this.#putCustomer(customerRows.fromRow(line.c));
    else if ('g' in line) this.#forget(line.g);
    else if ('s' in line) {
      this.#settings = line.s;
      this.#newSettings = JSON.stringify((json as { s: unknown }).s);
    } else if ('form' in line) this.#start(line);
    else return this.#portion({ form: copyForm, at: line.at, upTo: line.upTo?.toISOString() ?? null });
    return undefined;
  }

  #putPart(part: CopiedPart): void {
    this.parts.put(part);
    this.#chunks.p.touch(part.id);
  }

  #putCustomer(customer: CopiedCustomer): void {
    this.customers.put(customer);
    this.#chunks.c.touch(customer.id);
  }

  #forget(gone: Readonly<Record<Kind, readonly string[]>>): void {
    for (const id of gone.p) {
      this.parts.remove(id);
      this.#chunks.p.remove(id);
    }
    for (const id of gone.c) {
      this.customers.remove(id);
      this.#chunks.c.remove(id);
    }
  }

  #start({ form, anew }: { form: number; anew: boolean }): void {
    if (form !== copyForm) throw new OtherForm(`lines of the form ${form}`);
    if (!anew) return;
    this.parts.clear();
    this.customers.clear();
    this.#chunks.p.clear();
    this.#chunks.c.clear();
    this.#mark = undefined;
    this.#isAnew = true;
  }

  #portion(mark: StoredMark): CopyPortion {
    const rows = {
      p: (id: string) => partRows.toRow(must(this.parts.get(id))),
      c: (id: string) => customerRows.toRow(must(this.customers.get(id))),
    };
    const portion = {
      isAnew: this.#isAnew,
      chunks: (['p', 'c'] as const).flatMap((kind) =>
        this.#chunks[kind]
          .takeTouched()
          .map(({ chunk, ids }) => ({ key: `${kind}${chunk}`, text: JSON.stringify(ids.map(rows[kind])) })),
      ),
      settings: this.#newSettings,
      mark,
    };
    this.#mark = mark;
    this.#isAnew = false;
    this.#newSettings = undefined;
    if (mark.upTo !== null) this.parts.settle();
    return portion;
  }

  /**
   * Takes over what was stored: all chunks into an empty copy, or those that another tab has changed since. Throws when
   * they are damaged or have another form.
   */
  load(mark: StoredMark, settings: string | undefined, chunks: Iterable<StoredChunk>): void {
    if (mark.form !== copyForm) throw new OtherForm(`a copy of the form ${mark.form}`);
    this.#settings = settings === undefined ? undefined : CopiedSettings.parse(JSON.parse(settings));
    for (const { key, text } of chunks) this.#loadChunk(key, JSON.parse(text) as unknown[][]);
    this.#mark = mark;
    this.parts.settle();
  }

  #loadChunk(key: string, rows: readonly unknown[][]): void {
    const kind = key.startsWith('p') ? 'p' : 'c';
    const records = rows.map(kind === 'p' ? this.#loadPart : this.#loadCustomer);
    const gone = this.#chunks[kind].load(Number(key.slice(1)), records);
    for (const id of gone) (kind === 'p' ? this.parts : this.customers).remove(id);
  }

  readonly #loadPart = (row: readonly unknown[]): string => {
    const part = partRows.fromStored(row);
    this.parts.put(part);
    return part.id;
  };

  readonly #loadCustomer = (row: readonly unknown[]): string => {
    const customer = customerRows.fromStored(row);
    this.customers.put(customer);
    return customer.id;
  };
}
