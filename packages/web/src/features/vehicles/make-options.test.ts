import { expect, it } from 'vitest';
import { withOffered } from './make-options';

it('VEH-03 offers the seven makes, then others of stored vehicles, each once in any spelling', () => {
  const seven = ['Toyota', 'Honda', 'Nissan', 'Ford', 'Chevrolet', 'BMW', 'Mercedes'];
  expect(withOffered([])).toEqual(seven);
  expect(withOffered(['toyota', 'Mercedes-Benz', 'Kia'])).toEqual([...seven, 'Kia']);
});
