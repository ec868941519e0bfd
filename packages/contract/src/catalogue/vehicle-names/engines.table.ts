/** A car in which an engine was sold: the usual Latin name of its model and the years. */
type EngineUse = readonly [model: string, from: number, to: number];

/** An engine under the names by which people call it, and the cars that have it. */
export interface Engine {
  names: readonly string[];
  cars: readonly EngineUse[];
}

/** Reads lines such as `2AZ-FE: Camry 2002-2011, RAV4 2001-2012`; the letters behind the dash are often left out. */
const enginesOf = (table: string): Engine[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', cars = ''] = line.trim().split(': ');
      return {
        names: [...new Set([code, code.replace(/-.*/, ''), code.replace('-', '')])],
        cars: cars.split(', ').map((car) => {
          const [, model = '', from, to] = /^(.+) (\d{4})-(\d{4})$/.exec(car) ?? [];
          return [model, Number(from), Number(to)] as const;
        }),
      };
    });

/** The engines that mechanics name instead of a car: «كويل 2AZ», «وجه راس G4FC». */
export const engines: readonly Engine[] = enginesOf(`
  22R-E: Hilux 1981-1997, Hilux Surf 1984-1995
  2RZ-FE: Hilux 1989-2004, Hiace 1989-2004
  3RZ-FE: Prado 1996-2004, Hilux 1997-2004, 4Runner 1996-2002, Tacoma 1995-2004
  1TR-FE: Hilux 2005-2026, Hiace 2005-2026, Innova 2004-2026
  2TR-FE: Hilux 2005-2026, Prado 2003-2023, Fortuner 2005-2026, Hiace 2005-2026, Innova 2004-2026
  1GR-FE: Prado 2003-2023, Land Cruiser 2007-2026, FJ Cruiser 2006-2023, Hilux 2005-2015, Fortuner 2005-2015, 4Runner 2003-2024, Tacoma 2005-2015
  5VZ-FE: Prado 1996-2002, 4Runner 1996-2002, Hilux Surf 1996-2002, Tacoma 1995-2004
  1FZ-FE: Land Cruiser 1992-2009
  2UZ-FE: Land Cruiser 1998-2011, Sequoia 2001-2009, Tundra 2000-2009
  1UR-FE: Land Cruiser 2012-2021
  3UR-FE: Land Cruiser 2008-2021, Sequoia 2008-2022, Tundra 2007-2021
  1HZ: Land Cruiser 1990-2026, Coaster 1990-2016
  1HD-T: Land Cruiser 1990-1997
  1HD-FTE: Land Cruiser 1998-2007
  1VD-FTV: Land Cruiser 2007-2021
  1KZ-TE: Prado 1993-2002, Hilux Surf 1993-2002, Hilux 1999-2005
  1KD-FTV: Hilux 2005-2015, Prado 2002-2015, Fortuner 2005-2015, Hiace 2005-2019
  2KD-FTV: Hilux 2001-2015, Hiace 2004-2019, Fortuner 2005-2015, Innova 2004-2015
  1GD-FTV: Hilux 2015-2026, Prado 2015-2023, Fortuner 2015-2026, Hiace 2019-2026
  2GD-FTV: Hilux 2015-2026, Fortuner 2015-2026, Innova 2015-2026
  2L: Hilux 1980-2005, Hiace 1982-2005
  3L: Hilux 1988-2005, Hiace 1989-2005
  5L-E: Hilux 1997-2010, Hiace 1998-2010
  1NZ-FE: Yaris 1999-2016, Echo 1999-2005
  2NZ-FE: Yaris 1999-2013, Echo 1999-2005
  2NR-FE: Yaris 2013-2026
  4A-FE: Corolla 1987-2001
  5A-FE: Corolla 1987-2001
  7A-FE: Corolla 1993-2001
  1ZZ-FE: Corolla 2000-2008, RAV4 2000-2005
  3ZZ-FE: Corolla 2000-2008
  1ZR-FE: Corolla 2007-2019
  2ZR-FE: Corolla 2007-2026
  3S-FE: Camry 1987-1996, RAV4 1994-2000
  5S-FE: Camry 1990-2001
  1AZ-FE: Camry 2002-2011, RAV4 2000-2008
  2AZ-FE: Camry 2002-2011, RAV4 2000-2012, Highlander 2001-2007, Previa 2000-2019
  1AR-FE: Highlander 2009-2013
  2AR-FE: Camry 2012-2017, RAV4 2013-2018
  1MZ-FE: Camry 1994-2006, Avalon 1994-2004, Highlander 2001-2003
  2GR-FE: Camry 2006-2017, Avalon 2005-2018, Aurion 2006-2017, Highlander 2008-2016, RAV4 2006-2012, Sienna 2007-2016
  G4EK: Accent 1994-2000
  G4EC: Accent 1999-2006
  G4ED: Accent 2000-2011, Elantra 2000-2010, Cerato 2004-2009, Rio 2005-2011
  G4EE: Accent 2005-2011, Rio 2005-2011
  G4FA: Accent 2011-2018, Rio 2011-2017, i20 2008-2020
  G4FC: Elantra 2006-2016, Accent 2011-2020, Cerato 2009-2013, Rio 2011-2020, Soul 2009-2014, i30 2007-2017
  G4FG: Elantra 2011-2021, Cerato 2013-2021, Creta 2016-2021
  G4GC: Elantra 2001-2010, Tucson 2004-2009, Sportage 2004-2010, Cerato 2004-2009
  G4NA: Elantra 2014-2021, Tucson 2013-2021, Sportage 2013-2021
  G4KA: Sonata 2004-2009, Optima 2005-2010
  G4KC: Sonata 2004-2010, Optima 2005-2010
  G4KD: Sonata 2008-2014, Tucson 2009-2015, Sportage 2010-2015, Optima 2010-2015, Cerato 2009-2013
  G4KE: Sonata 2008-2014, Santa Fe 2009-2018, Sorento 2009-2018, Tucson 2009-2015, Sportage 2010-2015, Optima 2008-2015
  G4KG: H1 2007-2021
  G4KJ: Sonata 2010-2019, Optima 2010-2019, Santa Fe 2012-2020, Sorento 2012-2020
  G4CP: Sonata 1993-2001
  G4JP: Sonata 1998-2005, Optima 2000-2006
  G4JS: Sonata 1998-2005, Santa Fe 2000-2006, Sorento 2002-2007, H1 1997-2007
  G6BA: Santa Fe 2000-2006, Tucson 2004-2009, Sportage 2004-2010
  G6EA: Santa Fe 2005-2012, Optima 2005-2010
  G6DB: Sonata 2004-2010, Santa Fe 2005-2010, Sorento 2006-2009
  D4BB: Porter 1993-2012, H1 1997-2007
  D4BH: H1 1997-2007, Galloper 1997-2003, Terracan 2001-2006
  D4CB: Sorento 2002-2012, H1 2002-2021, Porter 2012-2021
  D4EA: Tucson 2004-2009, Santa Fe 2000-2009, Sportage 2004-2010
  GA15: Sunny 1990-2000
  GA16-DE: Sunny 1990-2000
  QG15-DE: Sunny 1999-2006
  QG16-DE: Sunny 2000-2012, Almera 2000-2012
  QG18-DE: Almera 2000-2006, Primera 1999-2007
  HR15-DE: Sunny 2011-2026, Tiida 2004-2012
  HR16-DE: Tiida 2005-2018, Qashqai 2007-2014, Juke 2010-2019
  MR18-DE: Tiida 2005-2013, Sentra 2013-2019
  MR20-DE: X-Trail 2007-2021, Qashqai 2007-2021, Sentra 2007-2012
  QR20-DE: X-Trail 2001-2007, Primera 2001-2007
  QR25-DE: X-Trail 2001-2021, Altima 2002-2018
  KA24-DE: Navara 1998-2015, Hardbody 1989-2008, Urvan 1998-2012, Altima 1993-2001, Xterra 2000-2004
  VQ30-DE: Maxima 1995-2003
  VQ35-DE: Altima 2002-2018, Maxima 2002-2021, Murano 2003-2021, Pathfinder 2013-2020
  VQ40-DE: Pathfinder 2005-2012, Navara 2005-2015, Frontier 2005-2019, Xterra 2005-2015
  VK56-DE: Patrol 2010-2024, Armada 2004-2024, Titan 2004-2015
  RB30: Patrol 1987-1997
  TB42: Patrol 1987-1997
  TB45: Patrol 1997-2003
  TB48-DE: Patrol 2001-2024
  TD27: Urvan 1987-2001, Pathfinder 1987-2004
  TD42: Patrol 1987-2007
  ZD30: Patrol 1999-2016, Urvan 2001-2012
  YD25-DDTI: Navara 2005-2015, Pathfinder 2005-2012, Urvan 2012-2021
  4D56: L200 1986-2018, Pajero 1986-1999, Pajero Sport 1996-2018, L300 1986-2013
  4M40: Pajero 1993-2006
  4M41: Pajero 1999-2021, L200 2006-2015
  4G15: Lancer 1990-2007
  4G18: Lancer 2000-2012
  4G63: Galant 1987-2012, Lancer 1992-2007, L200 1986-2006
  4G64: L200 1996-2015, Galant 1993-2012, Outlander 2002-2006, L300 1986-2013
  4B11: Lancer 2007-2017, Outlander 2006-2021, ASX 2010-2021
  4B12: Outlander 2006-2021, Lancer 2008-2017
  6G72: Pajero 1988-2021, Galant 1987-2012, Montero Sport 1996-2008
  6G74: Pajero 1993-2006
  6G75: Pajero 2003-2021
  R18A: Civic 2006-2015, CR-V 2007-2012
  K20: Accord 2003-2012, CR-V 2002-2012
  K24: Accord 2003-2017, CR-V 2002-2016, Odyssey 2004-2013
  D16: Civic 1988-2005
  J35: Accord 2008-2017, Odyssey 1999-2020, Pilot 2003-2021
  J20A: Grand Vitara 1998-2015, Vitara 1996-2005
  M16A: Swift 2005-2017, Vitara 2015-2021
  4JA1: D-Max 2002-2012
  4JB1: NKR 1985-2010, Trooper 1988-1991
  4JH1: D-Max 2002-2012, NKR 2000-2016
  4JJ1: D-Max 2004-2020, NPR 2005-2020
  4JK1: D-Max 2004-2020
`);
