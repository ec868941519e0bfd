import { partsOf } from '../part-table';

export const cooling = partsOf(
  'تبريد',
  `
radiator.corolla02       | رديتر ماء كورولا 2003 اوتوماتيك      | Koyo       | PL012032      | 16400-22100 | corolla02
radiator.corolla08       | رديتر ماء كورولا 2008                | Denso      | 16400-22170   | 16400-0T040 | corolla08, corolla08-16
radiator.camry07         | رديتر ماء كامري 2.4                  | Denso      | 16400-28580   | 16400-0H220 | camry07
radiator.hilux05         | رديتر ماء هايلوكس بترول              | Koyo       | PL012125      | 16400-0C180 | hilux05
radiator.lc79d           | رديتر ماء لاندكروزر 79 ديزل          | Toyota     | 16400-17360   |             | lc79d
radiator.elantra07       | راديتر النترا 2007                   | Mobis      | 25310-2H050   | 25310-2H060 | elantra07, cerato09
radiator.sonata11        | Radiator Sonata 2011                 | Mobis      | 25310-3Q000   | 25310-3S050 | sonata11, optima11
radiator.sunny12         | رديتر صني 2012                       | Nissan     | 21410-3AW1A   |             | sunny12
radiator.patrol98        | رديتر باترول 4.8                     | Koyo       | PL021480      | 21460-VC216 | patrol98
radiator-cap             | غطا رديتر 1.1 عام                    | Denso      | 16401-20353   |             |
thermostat.corolla02     | ثرموستات كورولا                      | Toyota     | 90916-03129   | 90916-03093 | corolla02, corolla08, camry07
thermostat.hilux05       | بلف حرارة هايلوكس برادو              | Toyota     | 90916-03140   |             | hilux05, hiace05, prado03
thermostat.elantra07     | ثرموستات النترا                      | Mobis      | 25500-23010   |             | elantra07, accent12
water-pump.corolla02     | طرمبة ماء كورولا 1ZZ                 | Aisin      | WPT-063       | 16100-29085 | corolla02
water-pump.corolla08     | طرمبة ماء كورولا 2008                | Aisin      | WPT-190       | 16100-39466 | corolla08, corolla08-16, corolla14
water-pump.camry07       | طرمبة ماء كامري 2.4                  | GMB        | GWT-116A      | 16100-28040 | camry02, camry07, rav06
water-pump.hilux05       | طرمبة ماء 2TR                        | Aisin      | WPT-124       | 16100-79445 | hilux05, hiace05, prado03, prado10, fortuner06
water-pump.lc79          | مضخة ماء لاندكروزر 1GR               | GMB        | GWT-127A      | 16100-39435 | lc79, prado03-40
water-pump.elantra07     | مضخة ماء النترا 1.6                  | Mobis      | 25100-2B000   | 25100-2B700 | elantra07, accent12, cerato09
water-pump.tucson05      | مضخة ماء توسان 2.0                   | GMB        | GWHY-33A      | 25100-23021 | tucson05, sportage05
water-pump.sorento03     | مضخة ماء سورينتو 3.5                 | GMB        | GWHY-30A      | 25100-39012 | sorento03
water-pump.sunny00       | طلمبة ماء صني                        | GMB        | GWN-73A       | 21010-4M526 | sunny00
water-pump.lancer03      | Water Pump Lancer 4G18               | GMB        | GWM-45A       | MD179030    | lancer03
fan-motor.corolla08      | دينمو مروحة رديتر كورولا             | Denso      | 16363-0T030   | 16363-0T041 | corolla08
fan-motor.elantra07      | مروحة رديتر كاملة النترا             | Mobis      | 25380-2H050   |             | elantra07
fan-clutch.hilux05       | كلتش مروحة هايلوكس                   | Aisin      | FCT-078       | 16210-0C012 | hilux05, hiace05
fan-clutch.patrol98      | كلتش مروحة باترول                    | Nissan     | 21082-VC110   |             | patrol98
hose-upper.corolla08     | لي رديتر علوي كورولا                 | Toyota     | 16571-22200   |             | corolla08
hose-lower.corolla08     | لي رديتر سفلي كورولا                 | Toyota     | 16572-22110   |             | corolla08
hose-upper.elantra07     | هوز رديتر فوق النترا                 | Mobis      | 25411-2H000   |             | elantra07
reserve-tank.camry07     | قربة رديتر كامري                     | Toyota     | 16470-28110   |             | camry07
`,
);

export const airConditioning = partsOf(
  'مكيف',
  `
compressor.corolla08     | كمبروسر مكيف كورولا 2008             | Denso      | 447260-1496   | 88310-02510 | corolla08, corolla08-16
compressor.camry07       | كمبروسر مكيف كامري 2.4               | Denso      | 447190-8502   | 88310-06330 | camry07
compressor.hilux05       | كمبروسر مكيف هايلوكس                 | Denso      | 447180-8220   | 88320-0K080 | hilux05, fortuner06
compressor.lc79          | كمبروسر مكيف لاندكروزر 79            | Denso      | 88320-6A090   |             | lc79
compressor.elantra07     | ضاغط مكيف النترا                     | Doowon     | 97701-2H002   | 97701-2H040 | elantra07
compressor.sonata11      | AC Compressor Sonata                 | Halla      | 97701-3S000   | 97701-3R000 | sonata11, optima11
compressor.sunny12       | كمبروسر مكيف صني                     | Nissan     | 92600-3AW1A   |             | sunny12
condenser.corolla08      | رديتر مكيف كورولا 2008               | Denso      | 88460-02380   | 88460-12540 | corolla08, corolla08-16
condenser.camry07        | رديتر مكيف كامري                     | Denso      | 88460-06190   | 88460-33130 | camry07
condenser.elantra07      | مكثف مكيف النترا                     | Halla      | 97606-2H010   | 97606-2H000 | elantra07
condenser.accent12       | Condenser Accent                     | Halla      | 97606-1R000   |             | accent12
evaporator.corolla08     | ثلاجة مكيف كورولا                    | Denso      | 88501-12390   | 88501-02190 | corolla08
evaporator.hiace05       | ثلاجة مكيف هايس خلفية                | Denso      | 88501-26211   |             | hiace05, hiace05d
evaporator.elantra07     | مبخر مكيف النترا                     | Halla      | 97139-2H000   |             | elantra07
expansion-valve.camry07  | بلف مكيف كامري كورولا                | Denso      | 88515-33110   | 88515-02350 | camry07, corolla08
expansion-valve.elantra07 | صمام تمدد مكيف النترا               | Halla      | 97626-2H000   |             | elantra07
drier.hilux05            | فلتر فريون هايلوكس                   | Denso      | 88471-0K030   |             | hilux05, fortuner06
blower.corolla08         | مروحة مكيف داخلية كورولا             | Denso      | 87103-02210   | 87103-12070 | corolla08
blower.elantra07         | موتور هواء الكابينة النترا           | Mobis      | 97113-2H000   |             | elantra07
compressor-clutch.corolla08 | كلتش كمبروسر كورولا               | Denso      | 88410-02260   |             | corolla08
blower-resistor.altima07 | مقاومة مروحة مكيف التيما             | Nissan     | 27150-ZN70A   |             | altima07
`,
);
