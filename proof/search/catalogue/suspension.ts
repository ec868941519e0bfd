import { partsOf } from '../part-table';

export const suspension = partsOf(
  'مساعدات ومقصات',
  `
shock-front-right.corolla08 | مساعد امامي يمين كورولا 2008      | KYB        | 339113        | 48510-02770, 48510-80447 | corolla08, corolla08-16
shock-front-left.corolla08 | مساعد امامي يسار كورولا 2008       | KYB        | 339114        | 48520-02770, 48520-80075 | corolla08, corolla08-16
shock-rear.corolla08     | مساعد خلفي كورولا 2008               | KYB        | 343810        | 48530-02640 | corolla08, corolla08-16
shock-front-right.camry07 | مساعد امامي يمين كامري 2007         | KYB        | 339023        | 48510-06670 | camry07
shock-front-left.camry07 | مساعد امامي يسار كامري 2007          | KYB        | 339024        | 48520-06500 | camry07
shock-rear-right.camry07 | مساعد خلفي يمين كامري 2007           | KYB        | 339025        | 48530-06390 | camry07
shock-rear-left.camry07  | مساعد خلفي يسار كامري 2007           | KYB        | 339026        | 48540-06220 | camry07
shock-front.hilux05      | مساعد امامي هايلوكس                  | Tokico     | E3785         | 48510-0K080 | hilux05, hilux05d, fortuner06
shock-rear.hilux05       | مساعد خلفي هايلوكس                   | Tokico     | E3786         | 48531-0K060 | hilux05, hilux05d
shock-front.lc79         | مساعد امامي لاندكروزر 79             | KYB        | 344454        | 48511-69457 | lc79, lc79d
shock-rear.prado03       | مساعد خلفي برادو                     | Toyota     | 48531-69635   |             | prado03, prado03-40
shock-front.hiace05      | مساعد امامي هايس                     | KYB        | 344439        | 48511-26250 | hiace05, hiace05d
shock-front-right.elantra07 | ممتص صدمات أمامي يمين إلنترا      | Mando      | 54661-2H000   | 54660-2H000 | elantra07, elantra07-20
shock-front-left.elantra07 | ممتص صدمات أمامي يسار إلنترا       | Mando      | 54651-2H000   | 54650-2H000 | elantra07, elantra07-20
shock-rear.elantra07     | ممتص صدمات خلفي إلنترا               | Mando      | 55311-2H000   | 55310-2H000 | elantra07, elantra07-20
shock-rear.sonata11      | Shock Absorber Rear Sonata           | Mando      | 55311-3S000   |             | sonata11, optima11
shock-front-right.altima07 | مساعد امامي يمين التيما            | Nissan     | E4302-JA00B   | 54302-JA00B | altima07
shock-front-left.altima07 | مساعد امامي يسار التيما             | Nissan     | E4303-JA00B   | 54303-JA00B | altima07
shock-front.patrol98     | مساعد امامي باترول                   | KYB        | 344282        | 56110-VB025 | patrol98
shock-front.s-class      | مساعد امامي مرسيدس S320              | Sachs      | 105-842       | A1403202813 | s-class
shock-mount.corolla08    | كرسي مساعد امامي كورولا              | Toyota     | 48609-02220   | 48609-12520 | corolla08
shock-mount.elantra07    | كرسي مساعد النترا                    | Mobis      | 54610-2H000   |             | elantra07
spring-front.camry07     | سبرنق امامي كامري                    | Toyota     | 48131-06690   |             | camry07
leaf-spring.hilux05      | ست ورق خلفي هايلوكس                  | Toyota     | 48210-0K270   |             | hilux05, hilux05d
arm-lower-right.corolla08 | مقص سفلي يمين كورولا 2008           | Toyota     | 48068-02300   | 48068-12300 | corolla08, corolla08-16
arm-lower-left.corolla08 | مقص سفلي يسار كورولا 2008            | Toyota     | 48069-02300   | 48069-12300 | corolla08, corolla08-16
arm-lower-right.camry07  | مقص سفلي يمين كامري 2007             | CTR        | CQKT-61R      | 48068-33050 | camry07
arm-lower-left.camry07   | مقص سفلي يسار كامري 2007             | CTR        | CQKT-61L      | 48069-33050 | camry07
arm-upper-right.hilux05  | مقص علوي يمين هايلوكس                | Toyota     | 48610-0K040   |             | hilux05, fortuner06
arm-upper-left.hilux05   | مقص علوي يسار هايلوكس                | Toyota     | 48630-0K040   |             | hilux05, fortuner06
arm-lower-right.elantra07 | ذراع تحكم سفلي يمين النترا          | CTR        | CQKH-32R      | 54501-2H000 | elantra07
arm-lower-left.elantra07 | ذراع تحكم سفلي يسار النترا           | CTR        | CQKH-32L      | 54500-2H000 | elantra07
arm-lower-right.sunny12  | مقص يمين صني                         | Nissan     | 54500-3AN0A   | 54500-1HM0B | sunny12
arm-lower-left.sunny12   | مقص يسار صني                         | Nissan     | 54501-3AN0A   | 54501-1HM0B | sunny12
ball-joint.corolla02     | ركبة مقص كورولا                      | 555        | SB-3881       | 43330-09510 | corolla02, corolla08
ball-joint.hilux05       | ركبة سفلية هايلوكس                   | 555        | SB-3961       | 43330-0K020 | hilux05, fortuner06
ball-joint.lancer03      | ركبة مقص لانسر                       | 555        | SB-7722       | MR403440    | lancer03
ball-joint.accent00      | ركبة مقص اكسنت                       | CTR        | CBKH-5        | 54530-25000 | accent00
ball-joint.elantra07     | Ball Joint Elantra                   | CTR        | CBKH-28       | 54530-2H000 | elantra07
arm-bush.camry07         | جلبة مقص كبيرة كامري                 | Toyota     | 48655-33050   |             | camry07
arm-bush.corolla08       | جلبة مقص كورولا                      | Febest     | TAB-124       | 48655-12170 | corolla08
stabilizer-link.corolla08 | عمود توازن صغير امامي كورولا        | 555        | SL-3640       | 48820-02030 | corolla02, corolla08
stabilizer-link.camry07  | مسمار توازن امامي كامري              | CTR        | CLT-36        | 48820-33060 | camry07
stabilizer-link.elantra07 | وصلة موازن أمامي النترا             | CTR        | CLKH-32       | 54830-2H000 | elantra07
stabilizer-bush.hilux05  | جلدة عمود توازن هايلوكس              | Toyota     | 48815-0K010   |             | hilux05
hub-front.camry07        | فلنجة رمان امامي كامري               | Koyo       | DACF1091      | 43510-47012 | camry07
hub-rear.camry07         | رمان كفر خلفي كامري مع الفلنجة       | NSK        | 58BWKH10      | 42450-06090 | camry07
hub-rear.corolla08       | رمان كفر خلفي كورولا 2008            | Koyo       | DACF1082      | 42450-02140 | corolla08
bearing-front.corolla02  | رمان كفر امامي كورولا                | Koyo       | DAC3972-W     | 90369-38003 | corolla02
bearing-front.elantra07  | بيرنق عجل أمامي النترا               | Mobis      | 51720-2H000   | 51720-29300 | elantra07, cerato09
bearing-front.hilux05    | رمان كفر امامي هايلوكس               | NSK        | 54KWH02       | 43570-60031 | hilux05, hilux05d, fortuner06, prado03
wheel-stud.toyota        | مسمار كفر تويوتا                     | Toyota     | 90942-02049   |             | corolla02, corolla08, camry07
`,
);

export const steering = partsOf(
  'دركسون',
  `
rack.corolla08           | علبة دركسون كورولا 2008              | Toyota     | 45510-02210   | 45510-12451 | corolla08
rack.camry07             | علبة دركسون هيدروليك كامري           | Toyota     | 44250-33460   | 44250-06270 | camry07
rack.elantra07           | علبة توجيه إلنترا                    | Mando      | 56500-2H000   |             | elantra07
steering-pump.camry07    | طرمبة دركسون كامري                   | Toyota     | 44310-06170   | 44310-33170 | camry07
steering-pump.hilux05    | طرمبة دركسون هايلوكس                 | JTEKT      | 44310-0K020   |             | hilux05, fortuner06
steering-pump.sonata05   | مضخة باور ستيرنق سوناتا              | Mobis      | 57100-3K000   |             | sonata05
tie-rod-end-right.corolla08 | راس ذراع يمين كورولا              | 555        | SE-3892R      | 45046-09590 | corolla08, corolla08-16
tie-rod-end-left.corolla08 | راس ذراع يسار كورولا               | 555        | SE-3892L      | 45047-09590 | corolla08, corolla08-16
tie-rod-end.hilux05      | راس ذراع خارجي هايلوكس               | 555        | SE-3981       | 45046-09261 | hilux05, hilux05d
tie-rod-inner.camry07    | ذراع داخلي كامري                     | 555        | SR-3820       | 45503-39235 | camry07, camry12
tie-rod-end.elantra07    | Tie Rod End Elantra                  | CTR        | CEKH-38       | 56820-2H000 | elantra07
rack-boot.corolla08      | جلدة علبة دركسون كورولا              | Toyota     | 45535-02140   |             | corolla08
clock-spring.camry07     | شريحة دركسون كامري                   | Toyota     | 84306-06140   | 84306-0E010 | camry07
`,
);
