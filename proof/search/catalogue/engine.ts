import { partsOf } from '../part-table';

export const engine = partsOf(
  'محرك',
  `
head-gasket.corolla02    | وجه راس كورولا 1ZZ                   | Toyota     | 11115-22050   |             | corolla02
head-gasket.camry07      | وجه راس كامري 2.4                    | Toyota     | 11115-28040   | 11115-28030 | camry02, camry07, rav06
head-gasket.hilux05      | وجه راس 2TR                          | Toyota     | 11115-75050   |             | hilux05, hiace05, prado03, fortuner06
head-gasket.hilux05d     | وجه راس ديزل 2KD                     | Toyota     | 11115-30040   |             | hilux05d, hiace05d
head-gasket.elantra07    | جوان راس النترا 1.6                  | Mobis      | 22311-2B002   | 22311-2B003 | elantra07, accent12, cerato09
head-gasket.sonata11     | جوان راس سوناتا 2.4                  | Mobis      | 22311-2G100   |             | sonata05, sonata11, optima11
head-gasket.lancer03     | جوان راس لانسر 1.6                   | Mitsubishi | MD346925      |             | lancer03
gasket-set.corolla02     | طقم وجيه كامل كورولا                 | Stone      | JS-11213      | 04111-22100 | corolla02
gasket-set.sunny00       | Full Gasket Set QG16                 | Nissan     | 10101-4M725   | 10101-95F26 | sunny00
valve-cover-gasket.camry07 | وجه غطا بلوف كامري                 | Toyota     | 11213-28021   |             | camry02, camry07
valve-cover-gasket.corolla08 | وجه غطا بلوف كورولا 2008         | Toyota     | 11213-37020   |             | corolla08, corolla14
valve-cover-gasket.elantra11 | جوان غطا الصبابات النترا         | Mobis      | 22441-2B002   | 22441-2E000 | elantra07, elantra11
pistons.corolla02        | طقم بساتم كورولا ستاندر              | TPR        | 35862         | 13101-22180 | corolla02
pistons.hilux05          | بساتم 2TR مقاس 0.50                  | Art        | 37303-050     | 13103-75150 | hilux05, hiace05
rings.corolla02          | شنابر كورولا 1ZZ ستاندر              | NPR        | SWT10183      | 13011-22190 | corolla02
rings.camry07            | شنابر كامري 2.4                      | NPR        | SWT10188      | 13011-28110 | camry02, camry07
rings.sonata11           | Piston Ring Set 2.4 STD              | Mobis      | 23040-25220   |             | sonata05, sonata11, optima11
rings.sunny00            | شنابر صني                            | Riken      | 20281         | 12033-4M510 | sunny00
main-bearings.corolla02  | سبايك ثابت كورولا                    | Taiho      | M142A-STD     | 11701-22030 | corolla02
rod-bearings.corolla02   | سبايك متحرك كورولا                   | Taiho      | R142A-STD     | 13041-22030 | corolla02
rod-bearings.elantra07   | سبايك متحرك النترا                   | Mobis      | 23060-2B000   |             | elantra07, accent12
main-bearings.hilux05d   | سبايك ثابت 2KD                       | Daido      | M136H         | 11071-30010 | hilux05d, hiace05d
crank-seal-rear.camry07  | صوفة كرنك خلفي كامري                 | NOK        | 90311-88005   |             | camry02, camry07, rav06
crank-seal-front.camry07 | صوفة كرنك امامي كامري                | NOK        | 90311-42037   | 90311-45024 | camry02, camry07
crank-seal-rear.hilux05  | صوفة كرنك خلفي هايلوكس               | NOK        | 90311-95008   |             | hilux05, hiace05, prado03
crank-seal-rear.elantra07 | Oil Seal Crankshaft Rear Elantra    | Mobis      | 21443-2B000   | 21443-2B020 | elantra07, elantra11, accent12
cam-seal.lancer03        | صوفة كامة لانسر                      | NOK        | MD372536      |             | lancer03
valve-seals.corolla02    | صوف بلوف كورولا طقم                  | NOK        | 90913-02101   |             | corolla02, corolla08
valves-exhaust.hilux05   | بلوف عادم 2TR طقم                    | Fuji       | 13715-75040   |             | hilux05, hiace05
valves-intake.hilux05    | بلوف سحب 2TR طقم                     | Fuji       | 13711-75050   |             | hilux05, hiace05
timing-chain.corolla02   | طقم جنزير مكينة كورولا 1ZZ           | Aisin      | TKT-001       | 13506-22030 | corolla02
timing-chain.camry07     | جنزير مكينة كامري 2.4                | Toyota     | 13506-28010   | 13506-0H011 | camry02, camry07, rav06
timing-chain.elantra07   | جنزير تيمنج النترا 1.6               | Mobis      | 24321-2B000   |             | elantra07, accent12, cerato09
timing-chain.altima      | جنزير مكينة التيما 2.5               | Nissan     | 13028-6N20A   | 13028-JA00A | altima02, altima07, xtrail01, xtrail08
timing-belt.elantra01    | سير تيمن النترا                      | Gates      | 5457XS        | 24312-26001 | elantra01, accent06, cerato04
timing-belt.tucson05     | سير تيمن توسان 2.0                   | Gates      | 5581XS        | 24312-23202 | tucson05, sportage05, elantra07-20
timing-belt.lc100        | سير تايمن لاندكروزر V8               | Mitsuboshi | 13568-59066   | 13568-09070 | lc100
timing-belt.hilux05d     | سير تايمن 2KD                        | Toyota     | 13568-39016   |             | hilux05d, hiace05d
timing-belt.lancer03     | سير تايمن لانسر                      | Mitsubishi | MD326059      | MD329639    | lancer03
timing-belt.optra04      | سير تايمن اوبترا 1.6                 | Gates      | 5419XS        | 96417177    | optra04, aveo06
fan-belt.corolla08       | سير مكينة كورولا 2008                | Bando      | 7PK1516       | 90916-A2019 | corolla08, corolla08-16
fan-belt.camry07         | سير مكينة كامري 2.4                  | Bando      | 7PK1935       | 90916-02556 | camry02, camry07
fan-belt.elantra07       | سير دينمو ومكيف النترا               | Mobis      | 25212-2B020   |             | elantra07, accent12
fan-belt.hilux05         | حزام مروحة هايلوكس                   | Toyota     | 90916-02570   |             | hilux05, hiace05, prado03
tensioner.corolla02      | شداد سير كورولا                      | Toyota     | 16620-22013   | 16620-0W036 | corolla02, camry02
tensioner.camry12        | شداد سير كامري 2.5                   | Toyota     | 16620-36013   |             | camry12
tensioner.elantra11      | بكرة شداد النترا                     | Mobis      | 25281-2B010   |             | elantra07, elantra11, accent12
chain-tensioner.corolla02 | شداد جنزير كورولا                   | Toyota     | 13540-22022   |             | corolla02
engine-mount-right.corolla08 | كرسي مكينة يمين كورولا 2008      | Toyota     | 12305-21240   | 12305-0D130 | corolla08, corolla08-16
engine-mount-front.camry07 | كرسي مكينة امامي كامري 2.4         | Toyota     | 12361-0H120   | 12361-28220 | camry07
engine-mount-right.camry07 | كرسي مكينة يمين كامري 2.4          | Toyota     | 12362-28100   |             | camry07
engine-mount-right.elantra07 | كرسي محرك يمين النترا            | Mobis      | 21810-2H000   |             | elantra07
engine-mount-front.sunny12 | Engine Mounting Front Sunny N17    | Nissan     | 11210-1HS0A   |             | sunny12
gearbox-mount.corolla08  | كرسي قير يسار كورولا 2008            | Toyota     | 12372-0T030   | 12372-21130 | corolla08
oil-pump.corolla02       | طرمبة زيت كورولا 1ZZ                 | Aisin      | TOP-021       | 15100-22041 | corolla02
oil-pump.altima          | مضخة زيت التيما                      | Nissan     | 15010-3Z000   | 13500-6N20A | altima02, xtrail01
oil-pan.elantra07        | كرتير زيت النترا                     | Mobis      | 21510-2B030   |             | elantra07, accent12
oil-pan.corolla08        | كرتير زيت كورولا                     | Toyota     | 12102-37010   |             | corolla08
crankshaft.hilux05       | عمود كرنك 2TR                        | Toyota     | 13401-75900   |             | hilux05, hiace05
camshaft.elantra07       | عمود كامات سحب النترا                | Mobis      | 24100-2B000   |             | elantra07
throttle.camry07         | بوابة هواء كامري                     | Toyota     | 22030-28071   | 22030-0H021 | camry07
throttle.altima07        | ثروتل التيما                         | Hitachi    | 16119-JA00A   | 16119-7S001 | altima07
injector.corolla08       | بخاخ بنزين كورولا 2008               | Denso      | 23250-22080   | 23250-0D050 | corolla08
injector.hilux05d        | بخاخ ديزل 2KD                        | Denso      | 095000-8740   | 23670-0L070 | hilux05d, hiace05d
turbo.hilux05d           | تيربو هايلوكس 2KD                    | Toyota     | 17201-30080   | 17201-0L030 | hilux05d, hiace05d
turbo.h1d                | تيربو اتش ون                         | Garrett    | 28200-4A480   |             | h1d
muffler.corolla08        | شكمان خلفي كورولا 2008               | Toyota     | 17430-0T040   |             | corolla08
catalyst.camry07         | دبة رصاص كامري                       | Toyota     | 25051-28260   |             | camry07
fuel-pump.corolla08      | طرمبة بنزين كورولا                   | Denso      | 23220-0M040   | 23220-21211 | corolla08, yaris06
fuel-pump.elantra07      | طرمبة بنزين النترا                   | Mobis      | 31111-1G500   | 31110-2H000 | elantra07, accent12
fuel-pump.altima07       | طلمبة بنزين التيما كاملة             | Nissan     | 17040-JA00A   |             | altima07
used-engine.elantra07    | محرك كامل مستعمل النترا 1.6          | Mobis      | ENG-G4FC-U    |             | elantra07
`,
);
