/*
 * The vehicles that the parts fit, as the shop recorded them: the make, the model, the years and the engine. Some are in
 * Arabic, because several people entered them.
 */
export const vehicles = `
corolla02     | Toyota        | Corolla         | 2002-2007 | 1.8 1ZZ-FE
corolla08     | Toyota        | Corolla         | 2008-2013 | 1.8 2ZR-FE
corolla08-16  | Toyota        | Corolla         | 2008-2013 | 1.6 1ZR-FE
corolla14     | Toyota        | Corolla         | 2014-2019 | 1.6 1ZR-FE
camry02       | Toyota        | Camry           | 2002-2006 | 2.4 2AZ-FE
camry07       | Toyota        | Camry           | 2007-2011 | 2.4 2AZ-FE
camry07-35    | Toyota        | Camry           | 2007-2011 | 3.5 2GR-FE
camry12       | Toyota        | Camry           | 2012-2017 | 2.5 2AR-FE
camry18       | Toyota        | Camry           | 2018-2023 | 2.5 A25A-FKS
avalon05      | Toyota        | Avalon          | 2005-2012 | 3.5 2GR-FE
yaris06       | تويوتا        | يارس            | 2006-2013 | 1.3 2NZ-FE
yaris14       | Toyota        | Yaris           | 2014-2020 | 1.5
echo00        | Toyota        | Echo            | 2000-2005 | 1.3
cressida88    | تويوتا        | كرسيدا          | 1988-1992 | 2.4 22R
hilux98       | Toyota        | Hilux           | 1998-2004 | 2.4 2L
hilux05       | Toyota        | Hilux           | 2005-2015 | 2.7 2TR-FE
hilux05d      | Toyota        | Hilux           | 2005-2015 | 2.5 2KD-FTV
hilux16       | Toyota        | Hilux           | 2016-2023 | 2.7 2TR-FE
hiace90       | Toyota        | Hiace           | 1990-2004 | 2.4 2L
hiace05       | Toyota        | Hiace           | 2005-2018 | 2.7 2TR-FE
hiace05d      | Toyota        | Hiace           | 2005-2018 | 2.5 2KD-FTV
lc80          | Toyota        | Land Cruiser    | 1990-1997 | 4.5 1FZ-FE
lc100         | Toyota        | Land Cruiser    | 1998-2007 | 4.7 2UZ-FE
lc200         | Toyota        | Land Cruiser    | 2008-2021 | 5.7 3UR-FE
lc79          | Toyota        | Land Cruiser 79 | 1999-2023 | 4.0 1GR-FE
lc79d         | Toyota        | Land Cruiser 79 | 1999-2023 | 4.2 1HZ
prado03       | Toyota        | Prado           | 2003-2009 | 2.7 2TR-FE
prado03-40    | Toyota        | Prado           | 2003-2009 | 4.0 1GR-FE
prado10       | Toyota        | Prado           | 2010-2023 | 2.7 2TR-FE
fortuner06    | Toyota        | Fortuner        | 2006-2015 | 2.7 2TR-FE
rav06         | Toyota        | RAV4            | 2006-2012 | 2.4 2AZ-FE
elantra01     | Hyundai       | Elantra         | 2001-2006 | 1.6 G4ED
elantra07     | Hyundai       | Elantra         | 2007-2010 | 1.6 G4FC
elantra07-20  | Hyundai       | Elantra         | 2007-2010 | 2.0 G4GC
elantra11     | Hyundai       | Elantra         | 2011-2015 | 1.8 G4NB
elantra16     | Hyundai       | Elantra         | 2016-2020 | 1.6 G4FG
accent00      | هيونداي       | اكسنت           | 2000-2005 | 1.5
accent06      | Hyundai       | Accent          | 2006-2010 | 1.6 G4ED
accent12      | Hyundai       | Accent          | 2012-2017 | 1.6 G4FC
sonata05      | Hyundai       | Sonata          | 2005-2010 | 2.4 G4KC
sonata11      | Hyundai       | Sonata          | 2011-2014 | 2.4 G4KE
sonata11-20   | Hyundai       | Sonata          | 2011-2014 | 2.0 G4KD
sonata15      | Hyundai       | Sonata          | 2015-2019 | 2.4 G4KJ
tucson05      | Hyundai       | Tucson          | 2005-2009 | 2.0 G4GC
tucson10      | Hyundai       | Tucson          | 2010-2015 | 2.0 G4KD
santafe06     | Hyundai       | Santa Fe        | 2006-2012 | 2.7 G6EA
santafe13     | Hyundai       | Santa Fe        | 2013-2018 | 2.4 G4KJ
h1            | Hyundai       | H1              | 2008-2020 | 2.4 G4KC
h1d           | Hyundai       | H1              | 2008-2020 | 2.5 D4CB
i10           | Hyundai       | i10             | 2008-2013 | 1.1
porter        | Hyundai       | Porter          | 1997-2004 | 2.5 D4BB
cerato04      | Kia           | Cerato          | 2004-2008 | 1.6 G4ED
cerato09      | Kia           | Cerato          | 2009-2012 | 1.6 G4FC
cerato13      | Kia           | Cerato          | 2013-2018 | 1.6 G4FG
rio12         | Kia           | Rio             | 2012-2017 | 1.4
optima11      | Kia           | Optima          | 2011-2015 | 2.4 G4KE
sportage05    | Kia           | Sportage        | 2005-2010 | 2.0 G4GC
sportage11    | كيا           | سبورتاج         | 2011-2015 | 2.0 G4KD
sorento03     | Kia           | Sorento         | 2003-2009 | 3.5
sorento10     | Kia           | Sorento         | 2010-2014 | 2.4 G4KE
picanto11     | Kia           | Picanto         | 2011-2016 | 1.2
carnival06    | Kia           | Carnival        | 2006-2014 | 2.7
sunny00       | Nissan        | Sunny           | 2000-2006 | 1.6 QG16DE
sunny12       | نيسان         | صني             | 2012-2020 | 1.5 HR15DE
altima02      | Nissan        | Altima          | 2002-2006 | 2.5 QR25DE
altima07      | Nissan        | Altima          | 2007-2012 | 2.5 QR25DE
altima13      | Nissan        | Altima          | 2013-2018 | 2.5 QR25DE
xtrail01      | Nissan        | X-Trail         | 2001-2007 | 2.5 QR25DE
xtrail08      | Nissan        | X-Trail         | 2008-2013 | 2.5 QR25DE
tiida05       | Nissan        | Tiida           | 2005-2012 | 1.6 HR16DE
patrol98      | Nissan        | Patrol          | 1998-2013 | 4.8 TB48DE
patrol10      | Nissan        | Patrol          | 2010-2022 | 5.6 VK56VD
navara06      | Nissan        | Navara          | 2006-2014 | 2.5 YD25
datsun98      | نيسان         | ددسن            | 1998-2008 | 2.4 KA24DE
lancer96      | Mitsubishi    | Lancer          | 1996-2002 | 1.6 4G92
lancer03      | Mitsubishi    | Lancer          | 2003-2007 | 1.6 4G18
lancer08      | Mitsubishi    | Lancer          | 2008-2015 | 2.0 4B11
pajero91      | Mitsubishi    | Pajero          | 1991-1999 | 3.0 6G72
pajero07      | Mitsubishi    | Pajero          | 2007-2020 | 3.5 6G74
l200          | Mitsubishi    | L200            | 2006-2014 | 2.5 4D56
canter        | Mitsubishi    | Canter          | 1995-2012 | 4D33
civic06       | Honda         | Civic           | 2006-2011 | 1.8 R18A
accord03      | Honda         | Accord          | 2003-2007 | 2.4 K24A
accord08      | Honda         | Accord          | 2008-2012 | 2.4 K24Z
crv07         | Honda         | CR-V            | 2007-2011 | 2.4 K24Z
vitara06      | Suzuki        | Grand Vitara    | 2006-2015 | 2.4 J24B
swift11       | Suzuki        | Swift           | 2011-2017 | 1.4 K14B
jimny         | Suzuki        | Jimny           | 1998-2018 | 1.3 M13A
dmax03        | Isuzu         | D-Max           | 2003-2011 | 3.0 4JH1
dmax12        | Isuzu         | D-Max           | 2012-2019 | 2.5 4JK1
npr           | Isuzu         | NPR             | 1998-2010 | 4HF1
optra04       | Chevrolet     | Optra           | 2004-2010 | 1.6
cruze09       | Chevrolet     | Cruze           | 2009-2015 | 1.8
aveo06        | Chevrolet     | Aveo            | 2006-2011 | 1.6
tahoe07       | Chevrolet     | Tahoe           | 2007-2014 | 5.3
explorer11    | Ford          | Explorer        | 2011-2019 | 3.5
crown98       | Ford          | Crown Victoria  | 1998-2011 | 4.6
focus05       | Ford          | Focus           | 2005-2011 | 1.6
c200          | Mercedes-Benz | C200            | 2007-2014 | 1.8 M271
s-class       | Mercedes-Benz | S-Class         | 1992-1998 | 3.2 M104
e-class       | مرسيدس        | E-Class         | 2003-2009 | 1.8 M271
`;
