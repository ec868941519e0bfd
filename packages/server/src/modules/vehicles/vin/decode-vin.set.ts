/*
 * Numbers of real vehicles whose facts are known from elsewhere than the number. The last three digits of every
 * serial number are changed; check digits that were valid still are. Facts the source does not give are left out.
 */

/** Where a vehicle of the set is known from. */
export const sources = {
  oman: 'the vehicles of a public body in Oman, as published with a programme: engine number, model and year',
  dubai: 'a registration card of Dubai, with the engine number',
  saudi: 'the cars of a hirer in Saudi Arabia',
  southAfrica: 'South African licence discs and the fleet of a company, with engine numbers',
  malaysia: 'a motor policy in Malaysia, with the engine number',
  indonesia: 'the fleet of a company in Indonesia, with engine numbers',
  vietnam: 'the papers of an ambulance in Vietnam',
  cambodia: 'the customs list of a dealer in Cambodia, with engine sizes',
  ethiopia: 'the vehicles of an authority in Ethiopia, with engine numbers',
  tanzania: 'the fleet of a company in Tanzania, with engine numbers',
  china: 'the job card of a workshop in China, with the model code',
  russia: 'a catalogue of parts in Russia, or the chassis code itself',
  israel: 'the register of vehicles of Israel',
  latin: 'registrations in Latin America, with engine numbers',
  korea: 'the export papers of a used car from Korea',
  iceland: 'the register of vehicles of Iceland',
  uganda: 'a vehicle registered in Uganda',
  ukraine: 'sales listings in Ukraine',
  belarus: 'sales listings in Belarus',
} as const;

export interface KnownVehicle {
  make: string;
  model?: string;
  generation?: string;
  /** As on the papers: the year of registration or the model year. */
  year?: number;
  engine?: string;
  litres?: number;
}

export const knownVehicles: readonly (readonly [
  number: string,
  source: keyof typeof sources,
  vehicle: KnownVehicle,
])[] = [
  [
    'JTMHU09J0B5051006',
    'oman',
    { make: 'Toyota', model: 'Land Cruiser', generation: 'J200', year: 2011, engine: '1GR-FE' },
  ],
  [
    'JTEJU9FJ3B5013002',
    'oman',
    { make: 'Toyota', model: 'Prado', generation: 'J150', year: 2011, engine: '1GR-FE' },
  ],
  [
    'JTEBU9FJ0PK239009',
    'oman',
    { make: 'Toyota', model: 'Prado', generation: 'J150', year: 2023, engine: '1GR-FE' },
  ],
  [
    'MHFKU8FS8R0198008',
    'oman',
    { make: 'Toyota', model: 'Fortuner', generation: 'AN150', year: 2024, engine: '1GR-FE' },
  ],
  [
    'JTNB19HK8R3246009',
    'oman',
    { make: 'Toyota', model: 'Camry', generation: 'XV70', year: 2024, engine: 'A25A-FKS' },
  ],
  [
    'MR0DX9CD0R2649008',
    'oman',
    { make: 'Toyota', model: 'Hilux', generation: 'AN120', year: 2024, engine: '2TR-FE' },
  ],
  ['MR0EW12G8D3020006', 'oman', { make: 'Toyota', model: 'Hilux', generation: 'AN10', year: 2013 }],
  ['JN8AY25Y0C9027002', 'oman', { make: 'Nissan', model: 'Patrol', generation: 'Y62', year: 2012 }],
  ['MNTDD22S9C6003005', 'oman', { make: 'Nissan', model: 'Pickup', generation: 'D22', year: 2012 }],
  ['5N1AR1N80BC600013', 'oman', { make: 'Nissan', model: 'Pathfinder', year: 2011 }],
  [
    'JMYLYV97WDJ703001',
    'oman',
    { make: 'Mitsubishi', model: 'Pajero', generation: 'V80', year: 2013, engine: '6G75' },
  ],
  [
    'MMBJNKA50BD023001',
    'oman',
    { make: 'Mitsubishi', model: 'L200', generation: 'KA', year: 2011, engine: '4G64' },
  ],
  ['1GKS27KD6PR329002', 'oman', { make: 'GMC', model: 'Yukon', year: 2023 }],
  ['KNAPC8129D7453001', 'saudi', { make: 'Kia', year: 2013 }],
  ['3N1AB7AP6KY285009', 'saudi', { make: 'Nissan', model: 'Sentra', year: 2019 }],
  ['1HGCR2F91HA048005', 'saudi', { make: 'Honda', model: 'Accord', year: 2017 }],
  [
    'JTMHV05J004302001',
    'southAfrica',
    { make: 'Toyota', model: 'Land Cruiser', generation: 'J200', year: 2020, engine: '1VD-FTV' },
  ],
  [
    'AHTFR22G906054001',
    'southAfrica',
    { make: 'Toyota', model: 'Hilux', generation: 'AN10', year: 2012, engine: '2KD-FTV' },
  ],
  [
    'AHTEZ39G207010004',
    'southAfrica',
    { make: 'Toyota', model: 'Hilux', generation: 'AN10', year: 2005, engine: '1KD-FTV' },
  ],
  [
    'AHTKB3CD802676013',
    'southAfrica',
    { make: 'Toyota', model: 'Hilux', generation: 'AN120', year: 2024, engine: '2GD-FTV' },
  ],
  [
    'AHTHA3CD403417008',
    'southAfrica',
    { make: 'Toyota', model: 'Hilux', generation: 'AN120', year: 2017, engine: '1GD-FTV' },
  ],
  ['MALBG512LPM254001', 'southAfrica', { make: 'Hyundai', model: 'i20', year: 2023 }],
  [
    'KNAPC811MB7135001',
    'southAfrica',
    { make: 'Kia', model: 'Sportage', generation: 'SL', year: 2011, litres: 2.0 },
  ],
  [
    'MR0FZ29GX02529005',
    'malaysia',
    { make: 'Toyota', model: 'Hilux', generation: 'AN10', year: 2013, engine: '1KD-FTV' },
  ],
  [
    'MHFGB8GS2J0883006',
    'indonesia',
    { make: 'Toyota', model: 'Fortuner', generation: 'AN150', year: 2018, engine: '2GD-FTV' },
  ],
  [
    'MHFGW8EMXJ1024006',
    'indonesia',
    { make: 'Toyota', model: 'Innova', generation: 'AN140', year: 2018, engine: '1TR-FE' },
  ],
  [
    'JTFSS22P3J0177014',
    'indonesia',
    { make: 'Toyota', model: 'Hiace', generation: 'H200', year: 2018, engine: '2KD-FTV' },
  ],
  [
    'JTFSX22P906207002',
    'vietnam',
    { make: 'Toyota', model: 'Hiace', generation: 'H200', year: 2021, engine: '2TR-FE' },
  ],
  [
    'JTMAA7BJ4S4114014',
    'cambodia',
    { make: 'Toyota', model: 'Land Cruiser', generation: 'J300', year: 2025, engine: 'F33A-FTV' },
  ],
  [
    'JTMAB7BJ0S4198006',
    'cambodia',
    { make: 'Toyota', model: 'Land Cruiser', generation: 'J300', year: 2025, engine: 'V35A-FTS' },
  ],
  [
    'JTFBR73J8SB006008',
    'cambodia',
    { make: 'Toyota', model: 'Land Cruiser', generation: 'J70', year: 2025, engine: '1GD-FTV' },
  ],
  ['LVVDB21B7TDD09008', 'cambodia', { make: 'Chery', model: 'Tiggo 7', year: 2026 }],
  [
    'WDBGA51E6SA282014',
    'cambodia',
    { make: 'Mercedes-Benz', model: 'S-Class', generation: 'W140', year: 1995 },
  ],
  [
    'JTECB09J803034006',
    'ethiopia',
    { make: 'Toyota', model: 'Land Cruiser', generation: 'J100', engine: '1HZ' },
  ],
  [
    'JTEBX3FJ1EK191005',
    'china',
    { make: 'Toyota', model: 'Prado', generation: 'J150', year: 2014, engine: '2TR-FE' },
  ],
  [
    'JTEBU3FJX05027008',
    'russia',
    { make: 'Toyota', model: 'Prado', generation: 'J150', year: 2012, engine: '1GR-FE' },
  ],
  [
    'JTNBV58E20J147014',
    'israel',
    { make: 'Toyota', model: 'Corolla', generation: 'E140', year: 2011, engine: '1ZR-FE' },
  ],
  ['JTDBW923X01121003', 'latin', { make: 'Toyota', model: 'Yaris', generation: 'XP90', engine: '2NZ-FE' }],
  [
    'KMHCT41DAKU443001',
    'latin',
    { make: 'Hyundai', model: 'Accent', generation: 'RB', year: 2019, litres: 1.6 },
  ],
  [
    'KMHDH41CACU327001',
    'latin',
    { make: 'Hyundai', model: 'Elantra', generation: 'MD', year: 2012, litres: 1.6 },
  ],
  [
    'KMHJT81BABU184001',
    'latin',
    { make: 'Hyundai', model: 'Tucson', generation: 'LM', year: 2011, litres: 2.0 },
  ],
  [
    'KNAKU811AC5195001',
    'latin',
    { make: 'Kia', model: 'Sorento', generation: 'XM', year: 2012, litres: 2.4 },
  ],
  [
    'KMHJN81VP8U901001',
    'korea',
    { make: 'Hyundai', model: 'Tucson', generation: 'JM', year: 2008, litres: 2.0 },
  ],
  [
    'JMBLYV98WFJ402001',
    'iceland',
    { make: 'Mitsubishi', model: 'Pajero', generation: 'V80', year: 2015, litres: 3.2 },
  ],
  ['JTNBF4FKX03017003', 'ukraine', { make: 'Toyota', model: 'Camry', generation: 'XV50', year: 2012 }],
  ['JTNBF4HK703035004', 'ukraine', { make: 'Toyota', model: 'Camry', generation: 'XV70', year: 2019 }],
  ['NMTBZ4BEX0R093006', 'ukraine', { make: 'Toyota', model: 'Corolla', generation: 'E210', year: 2021 }],
  ['JTMWRREV00D013008', 'ukraine', { make: 'Toyota', model: 'RAV4', generation: 'XA40', year: 2016 }],
  ['SJNFEAJ10U2704001', 'ukraine', { make: 'Nissan', model: 'Qashqai', generation: 'J10', year: 2013 }],
  ['JMBSNCY4A8U005001', 'ukraine', { make: 'Mitsubishi', model: 'Lancer', generation: 'CY', year: 2007 }],
  ['JMBSRCS9A7U000001', 'ukraine', { make: 'Mitsubishi', model: 'Lancer', generation: 'CS', year: 2006 }],
  [
    'JMBSRCY2A9U004001',
    'belarus',
    { make: 'Mitsubishi', model: 'Lancer', generation: 'CY', year: 2008, litres: 1.5 },
  ],
  [
    'WDD2120251A069001',
    'ukraine',
    { make: 'Mercedes-Benz', model: 'E-Class', generation: 'W212', year: 2009 },
  ],
  [
    'WDD2221331A276001',
    'ukraine',
    { make: 'Mercedes-Benz', model: 'S-Class', generation: 'W222', year: 2016 },
  ],
  ['WVWZZZ3CZAE203001', 'ukraine', { make: 'Volkswagen', model: 'Passat', generation: '3C', year: 2010 }],
  ['WVWZZZAUZGP583001', 'ukraine', { make: 'Volkswagen', model: 'Golf', generation: 'AU', year: 2016 }],
  ['WBAUF11040PT58002', 'ukraine', { make: 'BMW', model: '1 Series', year: 2005 }],
  ['VF1KZ090347358001', 'ukraine', { make: 'Renault', model: 'Megane', year: 2012 }],
  ['KNACC81GFL5056001', 'ukraine', { make: 'Kia', model: 'Niro', year: 2020 }],
  [
    'BNR34001001',
    'cambodia',
    { make: 'Nissan', model: 'Skyline', generation: 'R34', year: 2001, engine: 'RB26DETT' },
  ],
  [
    'GRJ1500123001',
    'uganda',
    { make: 'Toyota', model: 'Prado', generation: 'J150', year: 2012, engine: '1GR-FE' },
  ],
  ['NZE1419134001', 'russia', { make: 'Toyota', model: 'Corolla', generation: 'E140', engine: '1NZ-FE' }],
  ['GX1150001001', 'russia', { make: 'Toyota', model: 'Mark II', generation: 'X110', engine: '1G-FE' }],
  ['GRX1306026001', 'russia', { make: 'Toyota', model: 'Mark X', generation: 'X130' }],
  ['MHFZX69G187002014', 'dubai', { make: 'Toyota', model: 'Fortuner', generation: 'AN50', engine: '2TR-FE' }],
  [
    'MHFXW43G3E4089001',
    'indonesia',
    { make: 'Toyota', model: 'Innova', generation: 'AN40', year: 2014, engine: '1TR-FE' },
  ],
  ['MR2B29F3401238008', 'latin', { make: 'Toyota', model: 'Yaris', generation: 'XP150', year: 2022 }],
  [
    'MR0EX8CB7H1397002',
    'latin',
    { make: 'Toyota', model: 'Hilux', generation: 'AN120', year: 2017, engine: '2TR-FE' },
  ],
  [
    'JTELB71J607036009',
    'tanzania',
    { make: 'Toyota', model: 'Land Cruiser', generation: 'J70', engine: '1HZ' },
  ],
];
