import { fold } from '../kernel/fold';

const mercedes = ['Mercedes-Benz', 'Mercedes'];

/** Every name a make goes by: two lists of the product spell one differently. */
export const makeNames = (make: string): readonly string[] =>
  mercedes.some((name) => fold(name) === fold(make)) ? mercedes : [make];
