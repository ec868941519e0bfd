/**
 * Maker codes of vehicles that are common in Yemen and missing in the American register because they were
 * never sold there: Gulf, European, Thai, Indian and Chinese makes and plants.
 */
const codes: Record<string, string> = {
  Toyota:
    'JT1 JT2 JT3 JT4 JT5 JT6 JT7 JTA JTB JTD JTE JTF JTG JTK JTL JTM JTN AHT MR0 MR1 MR2 MHF 6T1 SB1 NMT VNK LFM LVG LTV MBJ RKL 8AJ 9BR PN1',
  Lexus: 'JTH JTJ JT8',
  Nissan: 'JN1 JN3 JN6 JN8 SJN VSK VWA MNT MDH ADN LGB 3N6 MHB JNA',
  Infiniti: 'JNK JNR JNX',
  Mitsubishi: 'JMA JMB JMP JMY JA3 JA4 JA7 MMA MMB MMC MMT XMC MK2 MNA',
  'Mitsubishi Fuso': 'JL5 JL6 JLF TYA TYB MEC',
  Hyundai: 'KMC KMF KMH KMJ KMY KPH MAL MAJ TMA NLH NLJ LBE XWE Z94 PLH',
  Kia: 'KNA KNB KNC KND KNE KNF KNH U5Y U6Y LJD LVK XWK MZB',
  Genesis: 'KMT KMU',
  Suzuki: 'JS1 JS2 JS3 JS4 JSA TSM MA3 MBH MHY MMS LS5',
  Isuzu: 'JAA JAB JAC JAL JAM MPA MP1 ACV',
  Mazda: 'JM0 JM1 JM2 JM3 JM4 JM6 JM7 JMZ MM0 MM6 MM7 MM8 LVR',
  Honda: 'JHL JHM JHG SHH SHS MRH MAK MHR LHG LVH NLA PAD RLH',
  Subaru: 'JF1 JF2 JF3',
  Daihatsu: 'JDA MHK',
  Hino: 'JHD JHF JHH',
  SsangYong: 'KPA KPB KPT',
  Daewoo: 'KLA KLT UU6 SUP',
  Chevrolet: 'KL1 KL3 KL4 KL7 KL8 KLY MMU LSG 8AG 9BG',
  Ford: 'WF0 NM0 MNB MNC MPB MAJ LVS SFA 6FP AFA',
  Opel: 'W0L W0V VXK',
  'Mercedes-Benz': 'WDB WDC WDD WDF W1K W1N W1T W1V WMX LE4 NMB',
  BMW: 'WBA WBS WBX WBY WB1 LBV',
  MINI: 'WMW',
  Volkswagen: 'WVW WVG WV1 WV2 WV3 LFV LSV 9BW 8AW AAV',
  Audi: 'WAU WA1 WUA TRU',
  Porsche: 'WP0 WP1',
  Škoda: 'TMB TM9',
  SEAT: 'VSS',
  Peugeot: 'VF3 VR3 8AD 9BP LDC NAA',
  Citroën: 'VF7 VR7',
  Renault: 'VF1 VF2 VF6 UU1 X7L VSY NM1 93Y MEE',
  Fiat: 'ZFA ZFC NM4 9BD',
  'Alfa Romeo': 'ZAR',
  Volvo: 'YV1 YV4 LVY LYV',
  'Land Rover': 'SAL',
  Jaguar: 'SAJ',
  Lada: 'XTA',
  UAZ: 'XTT',
  Chery: 'LVV LVU LNN',
  Jetour: 'LVX HJ4',
  Geely: 'L6T LB3 LB2 L10',
  'Great Wall': 'LGW LGV',
  BYD: 'LGX LC0 LPE',
  Changan: 'LS4 LSC LDN',
  MG: 'LSJ SDP',
  JAC: 'LJ1 LJ8',
  Dongfeng: 'LGJ LGG LGH LDP',
  FAW: 'LFP LFB LFN LFW',
  GAC: 'LMG LMW',
  BAIC: 'LNB LMB',
  Foton: 'LVA LVB LVC',
  Lifan: 'LLV',
  Brilliance: 'LSY',
  Sinotruk: 'LZZ',
  Wuling: 'LZW LK6',
  Tata: 'MAT',
  Mahindra: 'MA1',
  Proton: 'PL1',
};

/** The makes whose codes are listed. */
export const knownMakeNames: readonly string[] = Object.keys(codes);

const makers = new Map(
  Object.entries(codes).flatMap(([make, list]) => list.split(' ').map((code) => [code, make] as const)),
);

/** Returns the make of a VIN's maker code and its country. */
export function knownMaker(vin: string): { make: string; country: string } | undefined {
  const make = makers.get(vin.slice(0, 3));
  return make ? { make, country: countryOf(vin) } : undefined;
}

/** Returns the country of manufacture, by the first two characters as assigned to countries. */
export const countryOf = (vin: string): string =>
  countries.find(([first, from, to]) => vin[0] === first && inRange(vin[1] ?? '', from, to))?.[3] ?? '';

/** In these ranges letters come before digits, and 0 after 9. */
const order = 'ABCDEFGHJKLMNPRSTUVWXYZ1234567890';
const inRange = (character: string, from: string, to: string): boolean => {
  const at = order.indexOf(character);
  return at >= order.indexOf(from) && at <= order.indexOf(to);
};

const countries: readonly (readonly [first: string, from: string, to: string, country: string])[] = [
  ['A', 'A', 'H', 'SOUTH AFRICA'],
  ['J', 'A', '0', 'JAPAN'],
  ['K', 'L', 'R', 'SOUTH KOREA'],
  ['L', 'A', '0', 'CHINA'],
  ['H', 'A', '0', 'CHINA'],
  ['M', 'A', 'E', 'INDIA'],
  ['M', 'F', 'K', 'INDONESIA'],
  ['M', 'L', 'R', 'THAILAND'],
  ['M', 'Z', 'Z', 'INDIA'],
  ['N', 'A', 'E', 'IRAN'],
  ['N', 'F', 'K', 'PAKISTAN'],
  ['N', 'L', 'R', 'TURKEY'],
  ['P', 'L', 'R', 'MALAYSIA'],
  ['P', 'A', 'E', 'PHILIPPINES'],
  ['R', 'F', 'K', 'TAIWAN'],
  ['R', 'L', 'R', 'VIETNAM'],
  ['R', 'A', 'E', 'UNITED ARAB EMIRATES'],
  ['S', 'A', 'M', 'UNITED KINGDOM (UK)'],
  ['S', 'N', 'T', 'GERMANY'],
  ['S', 'U', 'Z', 'POLAND'],
  ['T', 'J', 'P', 'CZECH REPUBLIC'],
  ['T', 'R', 'V', 'HUNGARY'],
  ['T', 'W', '2', 'PORTUGAL'],
  ['U', '5', '7', 'SLOVAKIA'],
  ['U', 'U', 'Z', 'ROMANIA'],
  ['V', 'A', 'E', 'AUSTRIA'],
  ['V', 'F', 'R', 'FRANCE'],
  ['V', 'S', 'W', 'SPAIN'],
  ['W', 'A', '0', 'GERMANY'],
  ['X', 'L', 'R', 'NETHERLANDS'],
  ['X', 'S', 'W', 'RUSSIA'],
  ['X', '3', '0', 'RUSSIA'],
  ['Y', 'A', 'E', 'BELGIUM'],
  ['Y', 'F', 'K', 'FINLAND'],
  ['Y', 'S', 'W', 'SWEDEN'],
  ['Z', 'A', 'R', 'ITALY'],
  ['Z', '3', '5', 'LITHUANIA'],
  ['1', 'A', '0', 'UNITED STATES (USA)'],
  ['2', 'A', '0', 'CANADA'],
  ['3', 'A', 'W', 'MEXICO'],
  ['4', 'A', '0', 'UNITED STATES (USA)'],
  ['5', 'A', '0', 'UNITED STATES (USA)'],
  ['6', 'A', 'W', 'AUSTRALIA'],
  ['7', 'F', '0', 'UNITED STATES (USA)'],
  ['8', 'A', 'E', 'ARGENTINA'],
  ['9', 'A', 'E', 'BRAZIL'],
  ['9', '3', '9', 'BRAZIL'],
];
