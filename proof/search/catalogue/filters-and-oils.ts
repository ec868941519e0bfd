import { partsOf } from '../part-table';

export const filters = partsOf(
  'فلاتر',
  `
oil-filter.corolla02     | فلتر زيت كورولا 2003 - 2007      | Toyota     | 90915-YZZE1    | 90915-10001, 90915-10003 | corolla02, yaris06, yaris14, echo00
oil-filter.corolla08     | فلتر زيت ورقي كورولا 2008        | Toyota     | 04152-YZZA6    | 04152-37010  | corolla08, corolla08-16, corolla14
oil-filter.camry07       | فلتر زيت كامري 2.4               | Toyota     | 90915-YZZF2    | 90915-YZZJ3  | camry02, camry07, rav06
oil-filter.camry12       | فلتر زيت كامري 2.5 ورق           | Toyota     | 04152-YZZA1    | 04152-31090  | camry12, camry07-35, avalon05
oil-filter.hilux05       | فلتر زيت هايلوكس بترول           | Toyota     | 90915-YZZD4    | 90915-20003  | hilux05, hilux16, hiace05, prado03, prado10, fortuner06, lc79
oil-filter.hilux05d      | فلتر زيت هايلوكس ديزل            | Toyota     | 90915-30002-8  | 90915-YZZD3  | hilux05d, hiace05d
oil-filter.lc100         | فلتر زيت لاندكروزر 4.7           | Denso      | 260340-0580    | 90915-YZZD3  | lc100
oil-filter.lc79d         | فلتر زيت مزدوج ديزل 1HZ          | Toyota     | 15607-17010    | 15601-68010  | lc79d
oil-filter.elantra07     | صفاية زيت هيونداي                | Mobis      | 26300-35503    | 26300-35504, 26300-35505 | elantra01, elantra07, elantra07-20, elantra11, elantra16, accent06, accent12, sonata05, sonata11, sonata15, tucson10, cerato09, sportage11, h1
oil-filter.santafe06     | Oil Filter V6 2.7                | Mobis      | 26300-35056    | 26300-35054  | santafe06, carnival06
oil-filter.h1d           | صفاية زيت اتش ون ديزل            | Mobis      | 26330-4A001    | 26320-4A001  | h1d
oil-filter.sunny12       | فلتر زيت نيسان                   | Nissan     | 15208-65F0E    | 15208-65F0A, 15208-9F60A | sunny00, sunny12, altima02, altima07, altima13, xtrail01, xtrail08, tiida05
oil-filter.patrol98      | فلتر زيت باترول                  | Sakura     | C-1818         | 15208-43G00  | patrol98
oil-filter.lancer        | فلتر زيت لانسر                   | Mitsubishi | MD135737       | MZ690115, MD360935 | lancer96, lancer03, lancer08, pajero91, pajero07
oil-filter.canter        | فلتر زيت كانتر                   | Sakura     | C-1012         | ME013307     | canter
oil-filter.accord        | فلتر زيت هوندا                   | Honda      | 15400-RTA-003  | 15400-PLM-A02 | civic06, accord03, accord08, crv07
oil-filter.vitara06      | فلتر زيت سوزوكي                  | Suzuki     | 16510-61A31    |              | vitara06, swift11, jimny
oil-filter.dmax          | فلتر زيت دي ماكس                 | Isuzu      | 8-98165071-0   | 8-97309927-0 | dmax03, dmax12
oil-filter.optra04       | فلتر زيت اوبترا كروز             | GM         | 25181616       | 96879797     | optra04, aveo06
oil-filter.explorer11    | Oil Filter Ford Explorer         | Motorcraft | FL-500S        |              | explorer11
oil-filter.c200          | فلتر زيت مرسيدس ورق              | Mann       | HU 514 X       | A2711800009  | c200, e-class
air-filter.corolla02     | فلتر هواء كورولا 2003            | Toyota     | 17801-22020    |              | corolla02
air-filter.corolla08     | فلتر هواء كورولا 2008 - 2013     | Toyota     | 17801-21050    | 17801-0T020  | corolla08, corolla08-16, corolla14
air-filter.camry07       | فلتر هواء كامري 2007             | Toyota     | 17801-28030    |              | camry07, rav06
air-filter.camry12       | فلتر هواء كامري 2012             | Sakura     | A-1177         | 17801-0V020  | camry12
air-filter.hilux05       | فلتر هواء هايلوكس فورتشنر        | Toyota     | 17801-0C010    | 17801-0L040  | hilux05, hilux05d, fortuner06
air-filter.hiace05       | فلتر هواء هايس 2005 فوق          | Toyota     | 17801-75010    | 17801-30060  | hiace05, hiace05d
air-filter.lc100         | فلتر هواء لاندكروزر 1998 - 2007  | Toyota     | 17801-66040    | 17801-50040  | lc80, lc100
air-filter.elantra07     | منقي هواء النترا 2007            | Mobis      | 28113-2H000    |              | elantra07, elantra07-20, cerato09
air-filter.elantra11     | فلتر هوا النترا 2012             | Mobis      | 28113-3X000    |              | elantra11, cerato13
air-filter.accent12      | فلتر هواء اكسنت 2013             | Mobis      | 28113-1R100    |              | accent12, rio12
air-filter.sonata11      | فلتر هواء سوناتا 2011            | Mobis      | 28113-3S100    |              | sonata11, sonata11-20, optima11
air-filter.tucson10      | Air Filter Tucson 2010           | Mobis      | 28113-2S000    |              | tucson10, sportage11
air-filter.sunny12       | فلتر هواء صني                    | Nissan     | 16546-V0100    | 16546-3J400  | sunny00, sunny12, tiida05, xtrail08
air-filter.patrol98      | فلتر هواء باترول 4.8             | Nissan     | 16546-VC10A    |              | patrol98
air-filter.lancer03      | فلتر هواء لانسر 2004             | Mitsubishi | MR188657       |              | lancer96, lancer03
air-filter.civic06       | فلتر هواء سيفيك                  | Honda      | 17220-RNA-A00  |              | civic06
air-filter.jimny         | فلتر هواء جيمني                  | Suzuki     | 13780-81A00    |              | jimny
cabin-filter.camry07     | فلتر مكيف تويوتا                 | Toyota     | 87139-YZZ08    | 87139-02090, 87139-33010 | corolla08, camry07, camry12, yaris06, rav06, avalon05, prado10
cabin-filter.elantra11   | فلتر مكيف النترا                 | Mobis      | 97133-2E210    | 97133-3SAA0  | elantra11, elantra16, tucson10, sonata11
cabin-filter.altima13    | فلتر مكيف التيما                 | Nissan     | 27277-3JC1A    |              | altima13
fuel-filter.hilux05d     | فلتر ديزل هايلوكس                | Toyota     | 23390-0L041    | 23390-0L010  | hilux05d, hiace05d
fuel-filter.lc79d        | فلتر ديزل شاص 1HZ                | Toyota     | 23303-64010    |              | lc79d, hilux98, hiace90
fuel-filter.corolla02    | فلتر بنزين كورولا داخل التانكي   | Aisin      | FF-1002        | 23300-21010  | corolla02, camry02
fuel-filter.elantra07    | فلتر بنزين النترا                | Mobis      | 31112-3X000    | 31112-1R000  | elantra07, elantra11, accent12
fuel-filter.dmax12       | فلتر ديزل دي ماكس                | Isuzu      | 8-98159693-0   |              | dmax12
fuel-filter.h1d          | فلتر ديزل H1                     | Mobis      | 31922-4H001    | 31922-4H900  | h1d
fuel-filter.l200         | فلتر ديزل L200                   | Sakura     | FC-1804        | 1770A053     | l200
gearbox-filter.camry07   | فلتر قير كامري كورولا            | Toyota     | 35330-06010    | 35330-0W010  | camry02, camry07
gearbox-filter.prado03   | فلتر قير برادو                   | Toyota     | 35330-60050    |              | prado03, prado03-40, hilux05
`,
);

export const oils = partsOf(
  'زيوت وسوائل',
  `
engine-oil.20w50         | زيت محرك 20W-50 4 لتر            | Toyota     | 08880-83714    |              |
engine-oil.5w30          | زيت محرك 5W-30 تخليقي 4 لتر      | Mobil      | MOB-5W30-4     |              |
engine-oil.10w40         | زيت ماكينة 10W40 نصف تخليقي      | Castrol    | CAS-10W40-4    |              |
engine-oil.15w40         | زيت ديزل 15W-40 جالون            | Shell      | RIM-15W40-4    |              |
atf.dexron               | زيت قير اوتوماتيك ديكسرون 3      | Toyota     | 08886-81210    |              |
atf.ws                   | زيت قير WS                       | Toyota     | 08886-02305    |              | camry07, camry12, prado10
atf.sp4                  | زيت قير SP-IV هيونداي كيا        | Mobis      | 00232-19044    |              |
gear-oil.90              | زيت قير عادي ودفرنس 80W-90       | Castrol    | CAS-80W90-1    |              |
brake-fluid.dot3         | سائل فرامل DOT3                  | Toyota     | 08823-80010    |              |
brake-fluid.dot4         | زيت فرامل DOT4 نص لتر            | Bosch      | 1987479106     |              |
steering-fluid           | زيت باور ستيرنق                  | Honda      | 08206-9002     |              |
coolant.red              | سائل تبريد احمر 4 لتر            | Toyota     | 08889-80061    |              |
coolant.green            | ماء رديتر اخضر                   | Prestone   | AF-2000        |              |
grease                   | شحم ليثيوم نمرة 3                | Mobil      | MOBILUX-EP3    |              |
silicone                 | سيلكون رمادي مكينة               | Permatex   | 82194          |              |
ac-oil                   | زيت كمبروسر مكيف PAG46           | Denso      | ND-OIL8        |              |
freon                    | فريون R134a علبة                 | Refron     | R134A-340      |              |
injector-cleaner         | منظف بخاخات                      | Wurth      | 5861111300     |              |
`,
);
