import { partsOf } from '../part-table';

export const lights = partsOf(
  'انوار',
  `
headlight-right.corolla08 | كشاف امامي يمين كورولا 2008 - 2010  | Depo       | 212-11L9R     | 81130-02670 | corolla08
headlight-left.corolla08 | كشاف امامي يسار كورولا 2008 - 2010   | Depo       | 212-11L9L     | 81170-02670 | corolla08
headlight-right.camry07  | كشاف امامي يمين كامري 2007 - 2009    | Toyota     | 81130-06500   | 81110-33A30 | camry07
headlight-left.camry07   | كشاف امامي يسار كامري 2007 - 2009    | Toyota     | 81170-06500   | 81150-33A30 | camry07
headlight-right.hilux05  | كشاف امامي يمين هايلوكس 2012         | TYC        | 20-12581      | 81110-0K430 | hilux05
headlight-left.hilux05   | كشاف امامي يسار هايلوكس 2012         | TYC        | 20-12582      | 81150-0K430 | hilux05
headlight-right.elantra11 | مصباح أمامي يمين إلنترا 2012        | Mobis      | 92102-3X000   |             | elantra11
headlight-left.elantra11 | مصباح أمامي يسار إلنترا 2012         | Mobis      | 92101-3X000   |             | elantra11
headlight-right.sonata11 | مصباح أمامي يمين سوناتا 2011         | Mobis      | 92102-3S000   |             | sonata11
headlight-left.sonata11  | مصباح أمامي يسار سوناتا 2011         | Mobis      | 92101-3S000   |             | sonata11
headlight-right.sunny12  | Head Lamp RH Sunny                   | Depo       | 215-11A6R     | 26010-3AW0A | sunny12
taillight-right.corolla08 | اسطب خلفي يمين كورولا 2008          | Depo       | 212-19M4R     | 81551-12A30 | corolla08
taillight-left.corolla08 | اسطب خلفي يسار كورولا 2008           | Depo       | 212-19M4L     | 81561-12A30 | corolla08
taillight-right.camry07  | اسطب خلفي يمين كامري 2007            | Toyota     | 81550-06240   |             | camry07
taillight-left.camry07   | اسطب خلفي يسار كامري 2007            | Toyota     | 81560-06240   |             | camry07
taillight-right.hilux05  | اسطب خلفي يمين هايلوكس               | TYC        | 11-A801       | 81550-0K010 | hilux05, hilux05d
taillight-left.hilux05   | اسطب خلفي يسار هايلوكس               | TYC        | 11-A802       | 81560-0K010 | hilux05, hilux05d
taillight-left.elantra07 | ضوء خلفي يسار النترا                 | Mobis      | 92401-2H000   |             | elantra07
fog-right.camry07        | كشاف ضباب يمين كامري                 | Depo       | 212-2042R     | 81210-06050 | camry07
fog-left.camry07         | كشاف ضباب يسار كامري                 | Depo       | 212-2042L     | 81220-06050 | camry07
side-marker.lc79         | اشارة رفرف لاندكروزر 79              | Depo       | 212-1582R     | 81510-60630 | lc79, lc79d
`,
);

export const body = partsOf(
  'بودي',
  `
bumper-front.corolla08   | صدام امامي كورولا 2008 - 2010        | Toyota     | 52119-12946   | 52119-02990 | corolla08
bumper-rear.corolla08    | صدام خلفي كورولا 2008 - 2013         | Toyota     | 52159-12926   |             | corolla08
bumper-front.camry07     | صدام امامي كامري 2007                | Toyota     | 52119-06953   | 52119-33948 | camry07
bumper-rear.camry07      | صدام خلفي كامري 2007                 | Toyota     | 52159-06958   |             | camry07
bumper-front.hilux05     | صدام امامي هايلوكس 2012              | Taiwan     | TY-HX12-FB    | 52119-0K970 | hilux05
bumper-front.elantra11   | صدام امامي النترا 2012               | Mobis      | 86511-3X000   |             | elantra11
bumper-rear.sonata11     | Rear Bumper Sonata 2011              | Mobis      | 86611-3S000   |             | sonata11
bumper-front.sunny12     | صدام امامي صني                       | Nissan     | 62022-3AW0H   |             | sunny12
hood.corolla08           | كبوت كورولا 2008                     | Toyota     | 53301-02210   | 53301-12A50 | corolla08
hood.camry07             | كبوت كامري 2007                      | Taiwan     | TY-CM07-HD    | 53301-06170 | camry07
hood.elantra11           | غطاء محرك إلنترا 2012                | Mobis      | 66400-3X000   |             | elantra11
fender-right.corolla08   | رفرف امامي يمين كورولا 2008          | Toyota     | 53811-12A40   |             | corolla08
fender-left.corolla08    | رفرف امامي يسار كورولا 2008          | Toyota     | 53812-12A40   |             | corolla08
fender-right.hilux05     | رفرف امامي يمين هايلوكس              | Taiwan     | TY-HX12-FR    | 53811-0K290 | hilux05
fender-left.hilux05      | رفرف امامي يسار هايلوكس              | Taiwan     | TY-HX12-FL    | 53812-0K290 | hilux05
fender-right.elantra07   | Fender RH Elantra 2007               | Mobis      | 66321-2H000   |             | elantra07
fender-liner-right.camry07 | بطانة رفرف يمين كامري              | Toyota     | 53875-06050   |             | camry07
grille.corolla08         | شبك امامي كورولا 2008                | Toyota     | 53111-02410   | 53100-02160 | corolla08
grille.camry07           | شبك امامي كامري 2007                 | Taiwan     | TY-CM07-GR    | 53101-06190 | camry07
grille.prado10           | شبك برادو 2014                       | Toyota     | 53101-60C20   |             | prado10
mirror-right.corolla08   | مراية جنب يمين كورولا                | Toyota     | 87910-02A40   |             | corolla08
mirror-left.corolla08    | مراية جنب يسار كورولا                | Toyota     | 87940-02A40   |             | corolla08
mirror-right.hilux05     | مراية يمين هايلوكس كروم              | Taiwan     | TY-HX05-MR    | 87910-0K160 | hilux05, hilux05d
mirror-left.accent12     | مرآة جانبية يسار اكسنت               | Mobis      | 87610-1R200   |             | accent12
door-handle-fl.corolla08 | يد باب خارجي امامي يسار كورولا       | Toyota     | 69211-02220   | 69220-02060 | corolla02, corolla08
door-handle-in.camry07   | يد باب داخلي يمين كامري              | Toyota     | 69205-06070   |             | camry07
door-handle.elantra07    | مقبض باب خارجي أمامي النترا          | Mobis      | 82650-2H000   |             | elantra07
regulator-fr.camry07     | رافعة زجاج امامي يمين كامري          | Toyota     | 69801-06150   | 69810-06150 | camry07
regulator-fl.sunny12     | مكينة قزاز امامي يسار صني            | Nissan     | 80721-3AW0A   |             | sunny12
windshield.corolla08     | زجاج امامي كورولا 2008               | XYG        | COROLLA08-WS  | 56101-02530 | corolla08
windshield.hilux05       | زجاج امامي هايلوكس                   | XYG        | HILUX05-WS    | 56101-0K061 | hilux05, hilux05d
door-glass-fl.elantra07  | زجاج باب امامي يسار النترا           | Mobis      | 82410-2H010   |             | elantra07
wiper.24                 | مساحات زجاج 24 بوصة                  | Bosch      | AP24U         |             |
wiper.16                 | مساحات زجاج 16 بوصة                  | Bosch      | AP16U         |             |
washer-tank.corolla08    | قربة مساحات كورولا                   | Toyota     | 85315-02440   |             | corolla08
door-lock-fl.elantra11   | قفل باب امامي يسار النترا            | Mobis      | 81310-3X000   |             | elantra11
hood-strut.lc200         | مساعدات كبوت لاندكروزر               | Toyota     | 53440-60110   | 53450-60110 | lc200
trunk-lid.corolla08      | غطا شنطة كورولا 2008                 | Toyota     | 64401-12A10   |             | corolla08
tailgate.hilux05         | باب صندوق خلفي هايلوكس               | Toyota     | 65700-0K120   |             | hilux05, hilux05d
fuel-cap.toyota          | غطا تانكي بنزين تويوتا               | Toyota     | 77300-06040   | 77300-52040 | corolla02, corolla08, camry07, yaris06
rim.corolla08            | جنط المنيوم كورولا 15                | Toyota     | 42611-02A40   |             | corolla08
tyre.195-65-15           | اطار 195/65 R15                      | Kumho      | KH27-195      |             |
tyre.265-70-16           | اطار 265/70 R16                      | Dunlop     | AT20-265      |             |
tyre.215-65-16           | اطار 215/65 R16                      | Hankook    | RA18-215      |             |
wheel-cover.corolla08    | طاسة جنط كورولا                      | Toyota     | 42602-02310   |             | corolla08
airbag.camry07           | ايرباق دركسون كامري                  | Toyota     | 45130-06151   |             | camry07
seat-belt.hiace05        | حزام امان هايس                       | Toyota     | 73210-26450   |             | hiace05
antenna.universal        | هوائي راديو عام                      | Taiwan     | ANT-01        |             |
`,
);
