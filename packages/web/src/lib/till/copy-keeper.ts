import type { CopiedCustomer, CopiedPart, CopiedSettings } from '@turoos/contract';
import {
  Copy,
  scannedPart,
  searchParts,
  soldHere,
  stockLeft,
  type CopyPortion,
  type SoldHere,
} from '@turoos/till';
import { deleteCopy, readCopy, readMark, storePortion } from './stored-copy';

/** What tabs tell each other after one of them has stored something. */
export interface CopyNews {
  isAnew: boolean;
  keys: string[];
}

export interface CopyFacts {
  upTo: Date | null;
  parts: number;
}

/** Thrown when another tab has changed the stored copy: the next reading continues from what it stored. */
class StoredElsewhere extends Error {
  override readonly name = 'StoredElsewhere';
}

/** The copy of a tab: in memory for searching, and in step with the stored one that all tabs share. */
export class CopyKeeper {
  #copy = new Copy();
  #sales: readonly SoldHere[] = [];
  #sold: ReadonlyMap<string, number> | undefined;
  #decoder = new TextDecoder();
  #rest = '';
  /** The mark in memory that is stored too. */
  #storedAt: string | undefined;

  readonly #tell: (news: CopyNews) => void;

  constructor(tell: (news: CopyNews) => void) {
    this.#tell = tell;
  }

  facts(): CopyFacts {
    return { upTo: this.#copy.upTo ?? null, parts: this.#copy.parts.size };
  }

  /**
   * Makes the copy in memory equal to the stored one, and returns the cursor to go on from. A stored copy that is damaged
   * or of another form is deleted.
   */
  async catchUp(): Promise<string | undefined> {
    this.#decoder = new TextDecoder();
    this.#rest = '';
    const stored = await readMark();
    if (!stored || stored.at !== this.#storedAt || this.#copy.mark?.at !== stored.at) await this.#loadAll();
    return this.#copy.mark?.at;
  }

  async #loadAll(): Promise<void> {
    this.#forget();
    try {
      const stored = await readCopy();
      if (!stored) return;
      this.#copy.load(stored.mark, stored.settings, stored.chunks);
      this.#storedAt = stored.mark.at;
    } catch (error) {
      console.warn('the copy of the till is filled anew', error);
      this.#forget();
      await deleteCopy();
    }
  }

  #forget(): void {
    this.#copy = new Copy();
    this.#sold = undefined;
    this.#storedAt = undefined;
  }

  /** Takes over what another tab has stored. */
  async hear({ isAnew, keys }: CopyNews): Promise<void> {
    try {
      const stored = await readCopy(isAnew ? undefined : keys);
      if (!stored) return;
      if (isAnew) this.#forget();
      this.#copy.load(stored.mark, stored.settings, stored.chunks);
      this.#storedAt = stored.mark.at;
      this.#sold = undefined;
    } catch {
      await this.#loadAll();
    }
  }

  /** Applies the next bytes of the stream and stores what is complete. */
  async feed(bytes: Uint8Array): Promise<CopyFacts> {
    const lines = (this.#rest + this.#decoder.decode(bytes, { stream: true })).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line === '') continue;
      const portion = this.#copy.apply(line);
      if (portion) await this.#store(portion);
    }
    return this.facts();
  }

  async #store(portion: CopyPortion): Promise<void> {
    this.#sold = undefined;
    if (!(await storePortion(portion, this.#storedAt))) throw new StoredElsewhere();
    this.#storedAt = portion.mark.at;
    this.#tell({ isAnew: portion.isAnew, keys: portion.chunks.map(({ key }) => key) });
  }

  /** Notes what was sold here, to lower the stock by what the copy does not know of it. */
  setSales(sales: readonly SoldHere[]): void {
    this.#sales = sales;
    this.#sold = undefined;
  }

  searchParts(text: string, limit: number): CopiedPart[] {
    return searchParts(this.#copy.parts, text, limit, this.#copy.settings?.words).map(this.#withStock);
  }

  bestSellers(limit: number): CopiedPart[] {
    return this.#copy.parts.bestSellers(limit).map(this.#withStock);
  }

  part(id: string): CopiedPart | undefined {
    return this.#maybe(this.#copy.parts.get(id));
  }

  scannedPart(code: string): CopiedPart | undefined {
    return this.#maybe(scannedPart(this.#copy.parts, code));
  }

  searchCustomers(text: string, limit: number): CopiedCustomer[] {
    return this.#copy.customers.search(text, limit);
  }

  customer(id: string): CopiedCustomer | undefined {
    return this.#copy.customers.get(id);
  }

  settings(): CopiedSettings | undefined {
    return this.#copy.settings;
  }

  #maybe = (part: CopiedPart | undefined): CopiedPart | undefined => part && this.#withStock(part);

  #withStock = (part: CopiedPart): CopiedPart => {
    this.#sold ??= soldHere(this.#sales, this.#copy.upTo);
    return this.#sold.has(part.id) ? { ...part, stock: stockLeft(part, this.#sold) } : part;
  };
}
