import { partsOf } from '../part-table';

export const electric = partsOf(
  'كهرباء',
  `
spark-plug.corolla08     | بواجي كورولا 2008 ايريديوم           | Denso      | SC20HR11      | 90919-01253 | corolla08, corolla08-16, corolla14
spark-plug.camry07       | بواجي كامري 2.4                      | Denso      | SK20R11       | 90919-01210 | camry02, camry07, corolla02, rav06
spark-plug.camry12       | Spark Plug Camry 2.5                 | Denso      | SK16HR11      | 90919-01275 | camry12, camry18
spark-plug.hilux05       | بواجي هايلوكس هايس 2.7               | Denso      | K20HR-U11     | 90919-01235 | hilux05, hiace05, prado03, fortuner06
spark-plug.elantra07     | بواجي هيونداي كيا 1.6                | NGK        | LZKR6B-10E    | 18855-10060 | elantra07, accent12, cerato09
spark-plug.sonata11      | بواجي سوناتا 2.4                     | NGK        | ILKR7Q-8      | 18841-11051 | sonata05, sonata11, optima11
spark-plug.sunny         | شمعات احتراق نيسان                   | NGK        | LFR5A-11      | 22401-50Y06 | sunny00, altima02, xtrail01
spark-plug.lancer03      | بواجي لانسر                          | NGK        | BKR6E-11      | MN163235    | lancer03, lancer96
spark-plug.focus05       | Spark Plug Focus 1.6                 | Motorcraft | AGFS-22IPJ    |             | focus05
spark-plug.accord        | بواجي هوندا اكورد سيفيك              | NGK        | IZFR6K-11     | 9807B-5617W | civic06, accord03, accord08, crv07
glow-plug.hilux05d       | شمعات تسخين 2KD                      | Denso      | DG-169        | 19850-30010 | hilux05d, hiace05d
glow-plug.l200           | شمعات تسخين 4D56                     | HKT        | PM-110        | MD302049    | l200
coil.corolla08           | كويل كورولا 2008                     | Denso      | 90919-C2003   | 90919-02258 | corolla08, corolla08-16, corolla14
coil.camry07             | كويل كامري 2.4                       | Denso      | 90919-02244   | 90919-02243 | camry02, camry07, rav06
coil.elantra07           | كويل النترا 1.6                      | Mobis      | 27301-2B010   | 27301-2B000 | elantra07, accent12, cerato09
coil.sonata11            | ملف إشعال سوناتا 2.4                 | Mobis      | 27301-2G700   | 27301-2E000 | sonata11, optima11, sorento10
coil.altima07            | كويل التيما                          | Hitachi    | 22448-JA00C   | 22448-JA00A | altima07, xtrail08, tiida05
coil.lancer03            | Ignition Coil Lancer                 | Mitsubishi | MD362907      | MD361710    | lancer03
plug-wires.lancer96      | اسلاك بواجي لانسر                    | Seiwa      | 5146          | MD189704    | lancer96
distributor.cressida88   | اسبراتور 22R                         | Denso      | 19100-35180   |             | cressida88
alternator.corolla08     | دينمو شحن كورولا 2008                | Denso      | 104210-4521   | 27060-0T030 | corolla08, corolla08-16
alternator.camry07       | دينمو شحن كامري 2.4                  | Denso      | 104210-4571   | 27060-0H110 | camry07
alternator.hilux05       | دينمو هايلوكس 2.7                    | Denso      | 102211-5410   | 27060-0C020 | hilux05, hiace05
alternator.elantra07     | مولد كهرباء النترا                   | Valeo      | 37300-2B101   |             | elantra07, accent12
alternator.porter        | دينمو بورتر ديزل مع الفاكيوم         | Mando      | 37300-42354   | 37300-42345 | porter
alternator.patrol98      | دينمو باترول                         | Hitachi    | LR1110-718    | 23100-VC100 | patrol98
starter.corolla08        | سلف كورولا 2008                      | Denso      | 428000-1730   | 28100-0T050 | corolla08
starter.camry07          | سلف كامري 2.4                        | Denso      | 428000-2580   | 28100-0H080 | camry02, camry07
starter.hilux05          | سلف هايلوكس هايس بترول               | Denso      | 428000-0340   | 28100-75150 | hilux05, hiace05, prado03
starter.lc79d            | سلف ديزل 1HZ 24 فولت                 | Denso      | 228000-7072   | 28100-17020 | lc79d
starter.datsun98         | سلف ددسن 2.4                         | Hitachi    | S114-503      | 23300-F4000 | datsun98
starter.elantra07        | مارش النترا                          | Valeo      | 36100-2B100   | 36100-2B102 | elantra07, accent12, cerato09
starter.sunny00          | Starter Motor Sunny                  | Hitachi    | S114-840      | 23300-95F0B | sunny00
voltage-regulator.corolla | كتاوت دينمو كورولا                  | Transpo    | IN6351        | 27700-0D020 | corolla02, corolla08
battery.55               | بطارية 55 امبير                      | Solite     | 55B24L        |             |
battery.70               | بطارية 70 امبير كورية                | Rocket     | NX110-5L      |             |
battery.100              | بطارية 100 امبير ديزل                | Solite     | 95D31R        |             |
oxygen-sensor-upper.corolla08 | حساس اكسجين علوي كورولا         | Denso      | 89467-12030   | 89467-02040 | corolla08
oxygen-sensor-lower.corolla08 | حساس اكسجين سفلي كورولا         | Denso      | 89465-02270   |             | corolla08
oxygen-sensor.elantra07  | حساس أكسجين النترا                   | Mobis      | 39210-2B020   |             | elantra07
maf.camry07              | حساس هواء كامري                      | Denso      | 22204-0C020   | 22204-28010 | camry07, corolla08, hilux05
maf.altima07             | حساس تدفق الهواء التيما              | Hitachi    | 22680-7S000   |             | altima07, xtrail08
crank-sensor.elantra07   | حساس كرنك النترا                     | Mobis      | 39180-22600   | 39180-2B000 | elantra07, accent12
crank-sensor.corolla02   | حساس كرنك كورولا                     | Denso      | 90919-05026   |             | corolla02
cam-sensor.altima        | حساس كامة التيما                     | Hitachi    | 23731-6N21A   | 23731-AL61A | altima02, altima07, xtrail01
knock-sensor.camry07     | حساس طرق كامري                       | Denso      | 89615-06010   |             | camry07
temp-sensor.toyota       | حساس حرارة ماء تويوتا                | Denso      | 89422-33030   | 89422-35010 | corolla02, corolla08, camry07, hilux05
oil-switch.toyota        | بلف زيت تويوتا                       | Toyota     | 83530-60020   | 83530-28020 | corolla02, corolla08, camry07, hilux05
wiper-motor.corolla08    | دينمو مساحات كورولا                  | Toyota     | 85110-02290   |             | corolla08
window-motor-right.camry07 | دينمو زجاج امامي يمين كامري        | Toyota     | 85710-06100   |             | camry07
window-motor-left.camry07 | دينمو زجاج امامي يسار كامري         | Toyota     | 85720-06100   |             | camry07
window-switch.corolla08  | مفتاح زجاج رئيسي كورولا 2008         | Toyota     | 84820-02230   | 84820-12500 | corolla08
ignition-switch.hilux05  | سويتش تشغيل هايلوكس                  | Toyota     | 69057-0K010   | 89070-0K030 | hilux05
horn.universal           | هرن صوت مزدوج 12 فولت                | Bosch      | 0986AH0501    |             |
relay.12v                | ريليه 12 فولت 4 رجول                 | Denso      | 90987-02028   |             |
fuse-set                 | علبة فيوزات مشكلة                    | Bosch      | FUS-MIX-100   |             |
bulb.h4                  | لمبة H4 12V 60/55W                   | Osram      | 64193         |             |
bulb.h7                  | لمبة H7 55 واط                       | Philips    | 12972PR       |             |
bulb.h11                 | لمبة H11 كشاف امامي                  | Osram      | 64211         |             |
ecu.elantra07            | كمبيوتر مكينة النترا                 | Mobis      | 39110-2B231   |             | elantra07
key-remote.camry07       | ريموت مفتاح كامري                    | Toyota     | 89742-33020   |             | camry07
`,
);
