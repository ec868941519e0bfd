import { partsOf } from '../part-table';

export const driveline = partsOf(
  'قير وكلتش',
  `
clutch-disc.corolla02    | ديسك كلتش كورولا                     | Aisin      | DT-134        | 31250-12461 | corolla02
clutch-cover.corolla02   | صحن كلتش كورولا                      | Aisin      | CT-111        | 31210-12250 | corolla02
clutch-disc.hilux05      | ديسك كلتش هايلوكس بترول              | Aisin      | DTX-175       | 31250-0K204 | hilux05, hiace05
clutch-cover.hilux05     | صحن كلتش هايلوكس بترول               | Aisin      | CTX-128       | 31210-0K190 | hilux05, hiace05
clutch-disc.hilux05d     | ديسك كلتش هايلوكس ديزل               | Aisin      | DTX-149       | 31250-26211 | hilux05d, hiace05d
clutch-kit.elantra07     | طقم دبرياج النترا                    | Valeo      | HDK-188       | 41100-28031 | elantra07, accent06
clutch-kit.l200          | Clutch Kit L200 4D56                 | Exedy      | MBK2043       | 2304A067    | l200
clutch-disc.canter       | ديسك كلتش كانتر                      | Exedy      | MFD049Y       | ME521105    | canter
clutch-disc.npr          | ديسك كلتش ايسوزو NPR                 | Exedy      | ISD118U       | 8-97377149-0 | npr
release-bearing.corolla02 | رمان كلتش كورولا                    | Koyo       | RCT356SA8     | 31230-12140 | corolla02
release-bearing.hilux05  | رمان كلتش هايلوكس                    | NSK        | 50SCRN34P     | 31230-71030 | hilux05, hiace05
clutch-master.hilux05    | طرمبة كلتش علوية هايلوكس             | Aisin      | CMT-078       | 31420-0K013 | hilux05, hilux05d
clutch-slave.hilux05     | طرمبة كلتش سفلية هايلوكس             | Aisin      | CRT-040       | 31470-0K040 | hilux05, hilux05d
clutch-cable.i10         | سلك كلتش i10                         | Mobis      | 41510-0X000   |             | i10
cv-axle-right.corolla08  | عكس كامل يمين كورولا                 | GKN        | TO-8-842      | 43410-02640 | corolla08
cv-axle-left.corolla08   | عكس كامل يسار كورولا                 | GKN        | TO-8-843      | 43420-02590 | corolla08
cv-axle-right.camry07    | عكس يمين كامري 2.4                   | Toyota     | 43410-06750   | 43410-06231 | camry07
cv-joint.elantra07       | راس عكس خارجي النترا                 | GSP        | 839155        | 49501-2H020 | elantra07
cv-joint.lancer03        | CV Joint Outer Lancer                | GSP        | 839042        | MR580213    | lancer03
cv-boot.corolla08        | جلدة عكس خارجي كورولا                | Toyota     | 04438-02330   | 04427-12160 | corolla02, corolla08
universal-joint.hilux05  | صليب عمود دوران هايلوكس              | GMB        | GUT-21        | 04371-0K080 | hilux05, hiace05, hilux98
universal-joint.lc79     | صليب لاندكروزر                       | Koyo       | KBR-0042      | 04371-60070 | lc79, lc79d, lc80, lc100
center-bearing.hiace05   | كرسي عمود دوران هايس                 | Toyota     | 37230-26020   | 37230-0K011 | hiace05, hilux05
propeller-shaft.hilux05  | عمود دوران خلفي هايلوكس              | Toyota     | 37110-0K440   |             | hilux05
crown-pinion.hilux05     | كرون وبنيون هايلوكس 10:41            | Toyota     | 41201-09790   |             | hilux05, hilux05d
diff-seal.lc79           | صوفة دفرنس لاندكروزر                 | NOK        | 90311-48014   | 90311-48031 | lc79, lc79d, lc100
axle-seal.hilux05        | صوفة اكس خلفي هايلوكس                | NOK        | 90310-50006   |             | hilux05, hilux05d
gear-seal.camry07        | صوفة قير مع العكس كامري              | NOK        | 90311-47027   | 90311-40037 | camry07, corolla08
gear-solenoid.sonata11   | حساس سولينويد قير سوناتا             | Mobis      | 46313-3B000   |             | sonata11, optima11
gearbox.elantra07-used   | قير اوتوماتيك مستعمل النترا          | Mobis      | GB-A4CF1-U    |             | elantra07
torque-converter.tahoe07 | تورك كونفرتر تاهو                    | GM         | 24264221      |             | tahoe07
flywheel.hilux05         | حدافة هايلوكس                        | Toyota     | 13450-0C010   |             | hilux05
speed-sensor.corolla02   | حساس سرعة قير كورولا                 | Toyota     | 83181-12020   | 83181-24010 | corolla02, camry02
free-hub.lc79            | فري هب لاندكروزر                     | Aisin      | FHT-013       | 43530-69065 | lc79, lc79d, lc80
`,
);
