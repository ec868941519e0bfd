import { VehicleForm } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { aDecodedVin } from '../../../../test/decoded-vin';
import { draftOf, fieldsFromVin, vehicleOf } from './vehicle-form';

const messages = (form: object) => VehicleForm.safeParse(form).error?.issues.map(({ message }) => message);
const whole = { ...draftOf(null), make: 'Toyota', vehicleModel: 'Corolla', year: 2010 };

describe('the vehicle form', () => {
  it('VEH-12 VEH-13 starts with 4 doors and 5 seats', () => {
    expect(draftOf(null)).toMatchObject({ doors: 4, seats: 5, status: 'active' });
  });

  it('VEH-14 TOOL-01 reports each missing field beside it', () => {
    expect(messages(draftOf(null))).toEqual(Array(3).fill('يرجى ملء الحقول المطلوبة'));
    expect(VehicleForm.safeParse(whole).success).toBe(true);
  });

  it.each([
    [{ year: 1899 }, 'سنة الصنع من 1900 إلى السنة القادمة'],
    [{ doors: 7 }, 'عدد الأبواب من 2 إلى 6'],
    [{ seats: null }, 'عدد المقاعد من 2 إلى 9'],
  ])('VEH-11 VEH-12 VEH-13 refuses %j', (wrong, message) => {
    expect(messages({ ...whole, ...wrong })).toEqual([message]);
  });

  it('sends body type, doors and seats as one body object', () => {
    expect(vehicleOf(VehicleForm.parse({ ...whole, bodyType: 'SUV' })).body).toEqual({
      type: 'SUV',
      doors: 4,
      seats: 5,
    });
  });

  it('takes over the fields a VIN decodes to, and nothing else', () => {
    const vehicle = aDecodedVin({
      make: 'Honda',
      year: 2003,
      model: 'Accord',
      body: 'Coupe',
      engine: 'J30A4',
      cylinders: 6,
      litres: 3,
      fuel: 'Gasoline',
      doors: 2,
    });
    expect(fieldsFromVin(vehicle)).toEqual({
      make: 'Honda',
      vehicleModel: 'Accord',
      year: 2003,
      engine: '3.0L',
      fuelType: 'petrol',
      bodyType: 'coupe',
      doors: 2,
    });
    expect(
      fieldsFromVin({
        ...vehicle,
        model: '',
        year: null,
        litres: null,
        engine: '',
        fuel: 'Fuel Cell',
        body: 'Bus',
        doors: 0,
      }),
    ).toEqual({ make: 'Honda' });
  });
});
