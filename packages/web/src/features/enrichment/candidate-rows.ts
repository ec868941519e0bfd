import { components, type Candidate, type EnrichedVin, type VinPart } from '@turoos/contract';

/** Returns the candidates as rows of the import table: one per part, under the first of its numbers. */
export const partsOf = ({ candidates, vehicle }: Pick<EnrichedVin, 'candidates' | 'vehicle'>): VinPart[] =>
  candidates.map((candidate) => ({
    partNumber: candidate.oemNumbers[0] ?? '',
    name: nameOf(candidate),
    description: candidate.oemNumbers.length > 1 ? candidate.oemNumbers.join('، ') : '',
    category: '',
    subcategory: '',
    brand: '',
    vehicleCompatibility: vehicle,
    specifications: { dimensions: '', weight: '' },
    purchasePrice: 0,
    costPrice: 0,
    sellingPrice: 0,
    wholesalePrice: 0,
    discountPercentage: 0,
    quantity: 1,
  }));

const nameOf = ({ component, position }: Candidate): string =>
  [components[component], position].filter(Boolean).join(' ');
