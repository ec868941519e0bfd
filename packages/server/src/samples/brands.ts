/** Brands other than the vehicle makers, with their price factors. */
export const brandGroups = {
  filters: { Mann: 1.1, Bosch: 1, Denso: 1.05, Sakura: 0.75, VIC: 0.7 },
  brakes: { Akebono: 1.1, Brembo: 1.3, Bosch: 1, TRW: 1, Advics: 1.1, 'Hi-Q': 0.65 },
  suspension: { KYB: 1.1, CTR: 0.8, '555': 0.85, Febi: 1, TRW: 1.05, Monroe: 1 },
  bearings: { NSK: 1.1, Koyo: 1.1, NTN: 1.05, SKF: 1.2, GMB: 0.75 },
  electrical: { Denso: 1.15, Bosch: 1.1, Valeo: 1, Hella: 1, Mitsuba: 0.9 },
  lights: { Depo: 0.7, TYC: 0.75, Koito: 1.2, Hella: 1.1 },
  ignition: { NGK: 1, Denso: 1.1, Bosch: 0.95 },
  engine: { Aisin: 1.1, Gates: 1, Mahle: 1.1, Bando: 0.85, 'Victor Reinz': 1.05, NPR: 0.95 },
  clutch: { Exedy: 1, Aisin: 1.1, Valeo: 0.95, LuK: 1.05, Sachs: 1.1 },
  cooling: { Denso: 1.1, Koyorad: 0.9, Nissens: 1, Aisin: 1.1, GMB: 0.8 },
  fuel: { Denso: 1.1, Bosch: 1.1, Aisan: 0.95 },
  body: { TYG: 0.6, Diamond: 0.55 },
  oils: { Petromin: 0.9, Shell: 1.05, Mobil: 1.1, Castrol: 1.05, Aral: 0.9 },
  hoses: { Gates: 1.1, Codan: 1, Bando: 0.9 },
  glass: { AGC: 1, Pilkington: 1.1, XYG: 0.65 },
} as const;

export type BrandGroup = keyof typeof brandGroups;

const german = [
  'Mann',
  'Bosch',
  'Febi',
  'Hella',
  'Mahle',
  'Victor Reinz',
  'LuK',
  'Sachs',
  'Mercedes-Benz Genuine',
];
const korean = ['Mobis', 'CTR', 'Hi-Q'];

/** Returns the first digits of a brand's barcodes: Germany's, Korea's or Japan's. */
export const barcodePrefix = (brand: string): string =>
  german.includes(brand) ? '400' : korean.includes(brand) ? '880' : '490';
