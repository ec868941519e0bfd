import type { InventoryReport } from '@turoos/contract';
import { expect } from 'vitest';
import { generateReport } from '../src/modules/inventory-reports/generate-report';
import type { Person, useApp } from './app';
import { jobContext } from './job-context';

type Shop = ReturnType<typeof useApp>;

export async function aReport(who: Person, more: object = {}): Promise<InventoryReport> {
  const input = { name: 'ملخص المخزون', type: 'inventory_summary', warehouse: 'all', ...more };
  const reply = await who.call('POST', '/inventory-reports', input);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data;
}

/** Creates and generates a report. */
export async function aMadeReport(shop: Shop, who: Person, more: object = {}): Promise<InventoryReport> {
  const { _id: id } = await aReport(who, more);
  await make(shop, who, id);
  return (await who.call('GET', `/inventory-reports/${id}`)).json().data;
}

/** Requests the generation of a report and does the work of its job. */
export async function make(shop: Shop, who: Person, reportId: string): Promise<void> {
  const reply = await who.call('POST', '/inventory-reports/generate', { reportId, again: true });
  expect(reply.statusCode, reply.body).toBe(200);
  const wrong: unknown[] = [];
  await generateReport(jobContext(shop.db, { warn: (error) => wrong.push(error) }), reportId);
  expect(wrong).toEqual([]);
}
