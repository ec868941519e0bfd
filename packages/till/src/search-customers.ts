import { fold, foldCode, nameNeedles, searchedByKeys, type CopiedCustomer } from '@turoos/contract';

interface Listed {
  customer: CopiedCustomer;
  name: string;
  searchText: string;
}

const listed = (customer: CopiedCustomer): Listed => {
  const name = fold(customer.name);
  return {
    customer,
    name,
    searchText: ` ${name} ${foldCode(customer.code)} ${foldCode(customer.phone)}`,
  };
};

/** The customers of the copy, found by name, code and phone as on the server; the copy has no e-mail addresses. */
export class Customers {
  #listed = new Map<string, Listed>();
  #sorted: Listed[] | undefined;

  get size(): number {
    return this.#listed.size;
  }

  get(id: string): CopiedCustomer | undefined {
    return this.#listed.get(id)?.customer;
  }

  all(): CopiedCustomer[] {
    return [...this.#listed.values()].map(({ customer }) => customer);
  }

  put(customer: CopiedCustomer): void {
    const now = listed(customer);
    const former = this.#listed.get(customer.id);
    if (former?.name === now.name) return void Object.assign(former, now);
    this.#listed.set(customer.id, now);
    this.#sorted = undefined;
  }

  remove(id: string): void {
    if (this.#listed.delete(id)) this.#sorted = undefined;
  }

  clear(): void {
    this.#listed.clear();
    this.#sorted = undefined;
  }

  /** Returns the customers that match a text, by name; a text in Arabic letters may have been typed on Latin keys. */
  search(typed: string, limit: number): CopiedCustomer[] {
    const q = typed.trim();
    this.#sorted ??= [...this.#listed.values()].toSorted(byName);
    if (q === '') return this.#sorted.slice(0, limit).map(({ customer }) => customer);
    for (const text of [q, ...searchedByKeys(q)]) {
      const found = matching(this.#sorted, text, limit);
      if (found.length > 0) return found;
    }
    return [];
  }
}

const byName = (a: Listed, b: Listed): number =>
  a.name < b.name ? -1 : a.name > b.name ? 1 : a.customer.id < b.customer.id ? -1 : 1;

function matching(customers: readonly Listed[], text: string, limit: number): CopiedCustomer[] {
  const { each, whole } = nameNeedles(text);
  if (each.length === 0) return [];
  const found: CopiedCustomer[] = [];
  for (const { customer, searchText } of customers) {
    const has = (needle: string) => searchText.includes(needle);
    if (!each.every((some) => some.some(has)) && !whole.some(has)) continue;
    found.push(customer);
    if (found.length === limit) break;
  }
  return found;
}
