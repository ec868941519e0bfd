import { must } from '@turoos/contract';

/** A large chunk costs much when one of its records changes, a small one when all are loaded. */
const mostInChunk = 500;

/**
 * Divides records into chunks for storage. A record keeps its chunk and new ones go to the last, so that a first fill
 * writes each chunk once or twice.
 */
export class Chunks {
  #ids = new Map<number, Set<string>>();
  #chunkOf = new Map<string, number>();
  #touched = new Set<number>();
  #last = 0;

  /** Notes that a record is new or has changed. */
  touch(id: string): void {
    const known = this.#chunkOf.get(id);
    if (known !== undefined) this.#touched.add(known);
    else this.#touched.add(this.#add(id));
  }

  #add(id: string): number {
    if ((this.#ids.get(this.#last)?.size ?? 0) >= mostInChunk) this.#last += 1;
    this.#enter(this.#last, id);
    return this.#last;
  }

  #enter(chunk: number, id: string): void {
    const ids = this.#ids.get(chunk) ?? new Set();
    this.#ids.set(chunk, ids.add(id));
    this.#chunkOf.set(id, chunk);
  }

  remove(id: string): void {
    const chunk = this.#chunkOf.get(id);
    if (chunk === undefined) return;
    this.#chunkOf.delete(id);
    this.#ids.get(chunk)?.delete(id);
    this.#touched.add(chunk);
  }

  /** Notes what a stored chunk contains, and returns what it contained before and no chunk contains now. */
  load(chunk: number, ids: readonly string[]): string[] {
    const former = this.#ids.get(chunk) ?? new Set();
    this.#ids.set(chunk, new Set());
    for (const id of ids) this.#enter(chunk, id);
    this.#last = Math.max(this.#last, chunk);
    const now = this.#ids.get(chunk);
    const gone = [...former].filter((id) => this.#chunkOf.get(id) === chunk && !now?.has(id));
    for (const id of gone) this.#chunkOf.delete(id);
    return gone;
  }

  clear(): void {
    this.#ids.clear();
    this.#chunkOf.clear();
    this.#touched.clear();
    this.#last = 0;
  }

  /** Returns the chunks that must be stored again, each with all its ids, and begins anew. */
  takeTouched(): { chunk: number; ids: readonly string[] }[] {
    const touched = [...this.#touched].map((chunk) => ({ chunk, ids: [...must(this.#ids.get(chunk))] }));
    this.#touched.clear();
    return touched;
  }
}
