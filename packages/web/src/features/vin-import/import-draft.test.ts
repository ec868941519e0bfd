import { expect, it } from 'vitest';
import { emptyDraft, importOf, isBlank, withFound, withVin } from './import-draft';
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

it('forgets what another number told of its car, and not what was typed', () => {
  const first = { ...withFound({ ...emptyDraft(), make: 'تويوتا' }, found), year: 2011 };
  expect(withVin(first, '2t1bu4ee9ac-123456')).toMatchObject({ model: 'Corolla' });
  const other = 'JTMBFREV0HJ123456';
  expect(withVin(first, other)).toMatchObject({ vin: other, make: 'تويوتا', model: '', year: 2011 });
  const rav = { ...found, vin: other, vehicle: { ...found.vehicle, model: 'RAV4', year: 2017 } };
  expect(withFound(withFound(emptyDraft(), found), rav)).toMatchObject({ model: 'RAV4', year: 2017 });
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
