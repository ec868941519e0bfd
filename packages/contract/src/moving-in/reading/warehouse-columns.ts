import { headingKey } from './heading-key';

export interface NamedWarehouse {
  _id: string;
  name: string;
}

const quantityWord = /^(?:كميه|رصيد|مخزون|عدد|qty|quantity|stock)(?:في)?/;
const placeWord = /^(?:مستودع|مخزن|فرع|معرض|محل|warehouse|store|branch)/;

/** The parts of a heading that may be a warehouse's name: «كمية مخزن صنعاء» → كميهمخزنصنعاء، مخزنصنعاء، صنعاء. */
function namesIn(heading: string): string[] {
  const key = headingKey(heading);
  const place = key.replace(quantityWord, '');
  return [...new Set([key, place, place.replace(placeWord, '')])].filter((name) => name !== '');
}

/** Finds a warehouse by its name, with or without words such as «مستودع» and «كمية». */
export function warehouseFinder(warehouses: readonly NamedWarehouse[]): (text: string) => string | undefined {
  const byName = new Map<string, string>();
  for (const { _id, name } of warehouses) {
    const key = headingKey(name);
    for (const one of [key, key.replace(placeWord, '')])
      if (one !== '' && !byName.has(one)) byName.set(one, _id);
  }
  return (text) => {
    for (const name of namesIn(text)) {
      const id = byName.get(name);
      if (id !== undefined) return id;
    }
    return undefined;
  };
}
