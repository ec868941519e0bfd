import { partsOf } from '../part-table';

export const brakes = partsOf(
  'فرامل',
  `
pads-front.corolla02     | فحمات امامي كورولا 2003 - 2007       | Toyota     | 04465-12592   | 04465-02061 | corolla02
pads-front.corolla08     | فحمات امامي كورولا 2008 - 2013       | Toyota     | 04465-02220   | 04465-12630 | corolla08, corolla08-16
pads-front.corolla14     | فحمات امامي كورولا 2014              | Akebono    | AN-733WK      | 04465-02390 | corolla14
pads-rear.corolla08      | فحمات خلفي كورولا 2008 - 2013        | Toyota     | 04466-02181   | 04466-12130 | corolla08
pads-front.camry02       | فحمات امامي كامري 2002 - 2006        | Toyota     | 04465-33260   | 04465-33250 | camry02
pads-front.camry07       | فحمات امامي كامري 2007 - 2011        | Toyota     | 04465-33450   | 04465-06080 | camry07, camry07-35, avalon05
pads-rear.camry07        | فحمات خلفي كامري 2007 - 2011         | Toyota     | 04466-33160   | 04466-06090 | camry07, camry07-35
pads-front.camry12       | فحمات امامي كامري 2012 - 2017        | Akebono    | AN-8291WK     | 04465-33471 | camry12
pads-rear.camry12        | فحمات خلفي كامري 2012                | Toyota     | 04466-33180   |             | camry12
pads-front.yaris06       | فحمات امامي يارس                     | Toyota     | 04465-52180   | 04465-0D020 | yaris06
pads-front.hilux05       | فحمات امامي هايلوكس غمارتين          | Toyota     | 04465-0K020   | 04465-0K090 | hilux05, hilux05d, fortuner06
pads-front.hilux16       | فحمات امامي هايلوكس 2016             | Toyota     | 04465-0K380   |             | hilux16
pads-front.hiace05       | فحمات امامي هايس                     | Akebono    | AN-696WK      | 04465-26421 | hiace05, hiace05d
pads-front.prado03       | فحمات امامي برادو 2003 - 2009        | Toyota     | 04465-35290   |             | prado03, prado03-40
pads-rear.prado03        | فحمات خلفي برادو                     | Toyota     | 04466-60080   | 04466-35040 | prado03, prado03-40
pads-front.prado10       | فحمات امامي برادو 2010               | Toyota     | 04465-60320   |             | prado10
pads-front.lc100         | فحمات امامي لاندكروزر 1998 - 2007    | Toyota     | 04465-60230   | 04491-60210 | lc100
pads-rear.lc100          | فحمات خلفي لاندكروزر 1998 - 2007     | Toyota     | 04466-60060   |             | lc100
pads-front.lc200         | فحمات امامي لاندكروزر 2008           | Toyota     | 04465-60280   | 04465-0C020 | lc200
pads-front.lc79          | فحمات امامي لاندكروزر 79             | Toyota     | 04465-60020   |             | lc79, lc79d, lc80
pads-front.elantra07     | تيل فرامل أمامي إلنترا 2007          | Mobis      | 58101-2HA00   | 58101-2HA10 | elantra07, elantra07-20, cerato09
pads-rear.elantra07      | تيل فرامل خلفي إلنترا 2007           | Mobis      | 58302-2HA00   |             | elantra07, elantra07-20
pads-front.elantra11     | تيل فرامل أمامي إلنترا 2011          | Mobis      | 58101-3XA10   | 58101-3XA00 | elantra11, cerato13
pads-front.elantra16     | Brake Pad Front Elantra AD           | Sangsin    | SP1848        | 58101-F2A00 | elantra16
pads-front.accent12      | تيل فرامل أمامي اكسنت                | Sangsin    | SP1399        | 58101-1RA00 | accent12, rio12
pads-front.sonata05      | Brake Pad Front Sonata NF            | Sangsin    | SP1196        | 58101-3KA20 | sonata05
pads-front.sonata11      | تيل فرامل أمامي سوناتا 2011 - 2014   | Mobis      | 58101-3QA10   | 58101-3QA51 | sonata11, sonata11-20, optima11
pads-rear.sonata11       | تيل فرامل خلفي سوناتا 2011 - 2014    | Mobis      | 58302-3QA10   |             | sonata11, sonata11-20, optima11
pads-front.tucson10      | تيل فرامل أمامي توسان 2010           | Mobis      | 58101-2SA70   |             | tucson10, sportage11
pads-front.santafe13     | فحمات امامي سنتافي 2013              | Mobis      | 58101-2WA00   |             | santafe13
pads-front.sunny12       | فحمات امامي صني 2012                 | Nissan     | D1060-3AU0A   | 41060-1HM2A | sunny12
pads-front.altima07      | فحمات امامي التيما 2007 - 2012       | Nissan     | D1060-JA00A   |             | altima07
pads-front.altima13      | فحمات امامي التيما 2013              | Nissan     | D1060-3TA0A   |             | altima13
pads-rear.altima13       | فحمات خلفي التيما 2013               | Nissan     | D4060-3TA0A   |             | altima13
pads-front.xtrail08      | فحمات امامي اكستريل                  | Akebono    | AN-728WK      | D1060-JD00A | xtrail08
pads-front.patrol98      | فحمات امامي باترول                   | Nissan     | 41060-VC290   | D1060-VC290 | patrol98
pads-front.patrol10      | فحمات امامي باترول 2010 - 2020       | Nissan     | D1060-1LB8A   | D1060-1LA1A | patrol10
pads-front.navara06      | فحمات امامي نافارا                   | Akebono    | AN-771WK      | D1060-EB325 | navara06
pads-front.lancer03      | تيل فرامل أمامي لانسر                | Mitsubishi | MZ690027      | MR389546    | lancer03
pads-front.pajero07      | تيل فرامل أمامي باجيرو               | Akebono    | AN-700WK      | 4605A284    | pajero07
pads-front.civic06       | فحمات امامي سيفيك                    | Honda      | 45022-SNA-A00 |             | civic06
pads-front.accord08      | فحمات امامي اكورد 2008               | Honda      | 45022-TA0-A00 |             | accord08
pads-front.vitara06      | فحمات امامي جراند فيتارا             | Suzuki     | 55810-65J00   | 55810-65J01 | vitara06
pads-front.dmax          | فحمات امامي دي ماكس                  | Isuzu      | 8-98079104-0  |             | dmax03, dmax12
pads-front.cruze09       | فحمات امامي كروز                     | GM         | 13301234      |             | cruze09
pads-front.explorer11    | Brake Pads Front Explorer            | Motorcraft | BR-1508       |             | explorer11
pads-front.crown98       | فحمات امامي كراون فكتوريا            | Motorcraft | BR-931        |             | crown98
pads-front.picanto11     | تيل فرامل أمامي بيكانتو              | Sangsin    | SP1600        | 58101-1YA00 | picanto11
pads-front.c200          | فحمات امامي مرسيدس C200              | Textar     | 2405101       | A0074208520 | c200
shoes-rear.corolla02     | قماش فرامل خلفي كورولا 2003          | Toyota     | 04495-02140   | 04495-12240 | corolla02
shoes-rear.hilux05       | قماش فرامل خلفي هايلوكس              | Toyota     | 04495-0K070   | 04495-0K120 | hilux05, hilux05d
shoes-rear.hiace05       | قماش فرامل خلفي هايس                 | Toyota     | 04495-26240   |             | hiace05, hiace05d
shoes-rear.accent12      | قماش فرامل خلفي اكسنت                | Sangsin    | SA140         | 58305-1RA00 | accent12, rio12
disc-front.corolla08     | هوب امامي كورولا 2008                | Toyota     | 43512-02220   | 43512-12710 | corolla08, corolla08-16
disc-front.camry07       | هوب امامي كامري 2007 - 2017          | Toyota     | 43512-06140   | 43512-33130 | camry07, camry12
disc-rear.camry07        | هوب خلفي كامري 2007                  | Toyota     | 42431-06110   |             | camry07
disc-front.prado03       | هوب امامي برادو                      | TRW        | DF7302        | 43512-60150 | prado03, prado10
disc-front.elantra07     | قرص فرامل أمامي إلنترا               | Mobis      | 51712-2H000   |             | elantra07, elantra07-20
disc-front.sonata11      | قرص فرامل أمامي سوناتا               | Mobis      | 51712-3K110   |             | sonata05, sonata11
disc-front.patrol98      | Brake Disc Front Patrol Y61          | Nissan     | 40206-VC200   |             | patrol98
drum-rear.hilux05        | طنبورة خلفية هايلوكس                 | Toyota     | 42431-0K120   |             | hilux05, hilux05d
master.corolla02         | طرمبة فرامل رئيسية كورولا            | Aisin      | BMT-024       | 47201-02220 | corolla02
master.hilux05           | طرمبة فرامل رئيسية هايلوكس           | Toyota     | 47201-0K040   |             | hilux05, hilux05d
master.elantra07         | Brake Master Cylinder Elantra        | Mando      | 58510-2H300   |             | elantra07
wheel-cylinder.hilux05   | سلندر عجل خلفي هايلوكس               | Toyota     | 47550-0K010   |             | hilux05, hiace05
caliper.camry07-right    | كليبر امامي يمين كامري               | Toyota     | 47730-33320   |             | camry07
caliper.camry07-left     | كليبر امامي يسار كامري               | Toyota     | 47750-33320   |             | camry07
booster.elantra07        | باكم فرامل النترا                    | Mando      | 59110-2H300   |             | elantra07
handbrake-cable.corolla08 | سلك جلنط كورولا                     | Toyota     | 46420-02160   |             | corolla08
abs-sensor.camry07-fl    | حساس ABS امامي يسار كامري            | Toyota     | 89543-33080   |             | camry07
abs-sensor.camry07-fr    | حساس ABS امامي يمين كامري            | Toyota     | 89542-33080   |             | camry07
brake-hose.hilux05       | ليّ فرامل امامي هايلوكس              | Toyota     | 90947-02F65   |             | hilux05, hilux05d
`,
);
