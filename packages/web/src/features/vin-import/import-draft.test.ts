import { expect, it } from 'vitest';
import { emptyDraft, importOf, isBlank, withFound } from './import-draft';
import { newRow } from './vin-rows';

const found = {
  vin: '2T1BU4EE9AC123456',
  vehicle: { make: 'Toyota', model: 'Corolla', year: 2010, engine: '1.8L' },
  parts: [],
};

it('takes over what was found about a vehicle and keeps typed values', () => {
  const draft = { ...emptyDraft(), make: 'تويوتا' };
  expect(withFound(draft, found)).toMatchObject({
    vin: found.vin,
    make: 'تويوتا',
    model: 'Corolla',
    year: 2010,
  });
  expect(withFound(draft, found).key).not.toBe(draft.key);
});

it('VIN-13 sends the non-empty rows, the warehouse and the normalised VIN', () => {
  const rows = [newRow({ partNumber: 'A-1', name: 'سلف', quantity: '2' }), newRow()];
  const draft = {
    ...withFound({ ...emptyDraft(), rows }, found),
    vin: '2t1bu4ee9ac-123456',
    warehouse: 'w',
    invoiceNo: 'x',
  };
  expect(importOf(draft)).toMatchObject({
    vin: found.vin,
    defaultWarehouseId: 'w',
    items: [{ partNumber: 'A-1', quantity: 2, warehouseId: null }],
    vehicle: { make: 'Toyota', model: 'Corolla', year: 2010 },
    supplierId: null,
    invoiceNo: '',
  });
});

it('is blank until something is typed', () => {
  expect(isBlank(emptyDraft())).toBe(true);
  expect(isBlank({ ...emptyDraft(), rows: [newRow({ name: 'x' })] })).toBe(false);
});
