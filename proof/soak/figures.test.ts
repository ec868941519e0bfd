import { expect, it } from 'vitest';
import { grown, least, readFigures } from './figures';

const text = `
nodejs_heap_size_used_bytes 104857600
process_resident_memory_bytes 209715200
nodejs_active_resources 50
turoos_pool_connections{pool="counter",state="busy"} 2
turoos_pool_connections{pool="counter",state="idle"} 8
turoos_pool_connections{pool="counter",state="waiting"} 40
turoos_pool_connections{pool="reports",state="idle"} 1
`;
const before = { heap: 100, memory: 200, handles: 50, connections: 11 };

it('reads what a server tells of itself', () => expect(readFigures(text)).toEqual(before));

it('compares what is left when garbage was collected', () =>
  expect(least([before, { ...before, heap: 90, handles: 60 }])).toEqual({ ...before, heap: 90 }));

it('names what goes on growing, and nothing that settled', () => {
  const leaking = { ...before, heap: 200, handles: 90 };
  expect(grown(before, { ...before, heap: 150, handles: 70 }, leaking)).toEqual(['heap', 'handles']);
  expect(grown(before, leaking, leaking)).toEqual([]);
  expect(grown(before, before, { ...before, heap: 130, connections: 20 })).toEqual([]);
});
