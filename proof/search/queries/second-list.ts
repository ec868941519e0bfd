import { queriesOf } from '../query-table';

/** A second list, written apart from the first and from the dictionary after both were done. */
export const secondList = queriesOf(`
ليتات قدام كورولا 2009 | headlight-right.corolla08, headlight-left.corolla08
ليت ورا هايلوكس يسار | taillight-left.hilux05
سطب يمين كامري 2010 | taillight-right.camry07
كشافات اماميه كامري 07 | headlight-right.camry07, headlight-left.camry07
كشاف ضباب كامري | fog-right.camry07, fog-left.camry07
head light النترا MD يمين | headlight-right.elantra11
كشاف امامي يسار سوناتا | headlight-left.sonata11
فلتر هواء تيدا 2008 | air-filter.sunny12
جلوب H4 | bulb.h4
بمبر قدام كورولا 2010 | bumper-front.corolla08
صدام خلفي سوناتا 2013 | bumper-rear.sonata11
بونيت كامري 2008 | hood.camry07
كبوتكورولا | hood.corolla08
مدقارد هايلوكس يمين | fender-right.hilux05
منظرة كورولا شمال | mirror-left.corolla08
مراية اكسنت يسار | mirror-left.accent12
شبك برادو 2015 | grille.prado10
مساحات 24 | wiper.24
قزاز قدام هايلوكس | windshield.hilux05
اطار 265/70 R16 | tyre.265-70-16
يد باب النترا 2008 | door-handle.elantra07
غطاء تنك بترول يارس | fuel-cap.toyota
باب شنطة كورولا 2009 | trunk-lid.corolla08
اريل راديو | antenna.universal
قفل باب النترا 2013 | door-lock-fl.elantra11
بريكات قدام النترا 2009 | pads-front.elantra07
سفايف كامري 2015 | pads-front.camry12, pads-rear.camry12
قماشات ورا هايلوكس غمارتين | shoes-rear.hilux05
فحمات ليلى علوي | pads-front.lc79
فحمات امامي دي ماكس 2014 | pads-front.dmax
tplhj dhvs | pads-front.yaris06
هوب برادو 2012 | disc-front.prado03
قرص فرامل سوناتا NF | disc-front.sonata11
كليبرات كامري | caliper.camry07-*
طرمبة بريك هايلوكس | master.hilux05
سلك هندبريك كورولا | handbrake-cable.corolla08
حساس ABS كامري يسار | abs-sensor.camry07-fl
فحمات 04465-0K020 | pads-front.hilux05
فحمات اوبتيما 2013 | pads-front.sonata11, pads-rear.sonata11
فحمات فورتشنر 2010 | pads-front.hilux05
تيل فرامل سبورتاج 12 | pads-front.tucson10
سلندر عجل هايس | wheel-cylinder.hilux05
فحمات corolla 05 | pads-front.corolla02
فحمات التميا 2014 | pads-front.altima13, pads-rear.altima13
فحمات باترول Y62 | pads-front.patrol10
فحمات مرسيدس C200 | pads-front.c200
لديتر كورولا 2004 | radiator.corolla02
v]djv lhx ;,v,gh 2010 | radiator.corolla08
رديتر ماء HZJ79 | radiator.lc79d
بلف حرارة كامري 2009 | thermostat.corolla02
طرمبة ما هايس 2.7 | water-pump.hilux05
مضخة ماء سبورتاج 2008 | water-pump.tucson05
water pump G4FC | water-pump.elantra07
بنكة رديتر النترا | fan-motor.elantra07
كلش مروحه باترول | fan-clutch.patrol98
لي رديتر كورولا 2009 | hose-upper.corolla08, hose-lower.corolla08
كمبريسر كنديشن كورولا | compressor.corolla08
كمبروسر مكيف فورتشنر | compressor.hilux05
مكثف مكيف كامري | condenser.camry07
ثلاجة كندشن النترا | evaporator.elantra07
بلور كورولا 2010 | blower.corolla08
غاز مكيف 134 | freon
فلتر زيت swift | oil-filter.vitara06
كلتش بليت هايس ديزل | clutch-disc.hilux05d
ديسك كلتش كنتر | clutch-disc.canter
بيرنج كلتش هايلوكس | release-bearing.hilux05
يفء-175 | clutch-disc.hilux05
عكوس كورولا 2011 | cv-axle-right.corolla08, cv-axle-left.corolla08
صلايب شاص | universal-joint.lc79
اويل سيل دفرنس شاص | diff-seal.lc79
قير النترا مستعمل | gearbox.elantra07-used
بلاكات كورولا 2005 | spark-plug.camry07
بلكات صني 2004 | spark-plug.sunny
بواجي accord 2010 | spark-plug.accord
f,h[d ghksv | spark-plug.lancer03
كويلات سيراتو 2010 | coil.elantra07
دينمو شحن هايس 2.7 | alternator.hilux05
وجه راس برادو 2.7 | head-gasket.hilux05
سلف كامري 2004 | starter.camry07
سلف داتسون | starter.datsun98
بيتري 70 امبير | battery.70
حساس شكمان كورولا 2011 | oxygen-sensor-upper.corolla08, oxygen-sensor-lower.corolla08
دلكو 22R | distributor.cressida88
عقل مكينة النترا HD | ecu.elantra07
هون 12 فولت | horn.universal
حساس كامة اكستريل 2004 | cam-sensor.altima
جاسكيت راس كامري 2.4 | head-gasket.camry07
رنجات بستم QG16 | rings.sunny00
سبايك كورولا 2005 | main-bearings.corolla02, rod-bearings.corolla02
سير تايمن افيو | timing-belt.optra04
كرسي مكينة كامري 2.4 | engine-mount-front.camry07, engine-mount-right.camry07
بخاخ هايس ديزل | injector.hilux05d
تيربو ستاركس | turbo.h1d
سلنسر كورولا 2010 | muffler.corolla08
طرمبة بترول النترا 2009 | fuel-pump.elantra07
فلترزيت هايس 2.7 | oil-filter.hilux05
90915yzze1 | oil-filter.corolla02
فلتر زيت YZZD3 | oil-filter.hilux05d, oil-filter.lc100
فلتر كندشن راف فور | cabin-filter.camry07
زيت 20/50 | engine-oil.20w50
زيت فرامل DOT4 | brake-fluid.dot4
شكبزورات قدام النترا 2009 | shock-front-right.elantra07, shock-front-left.elantra07
مساعدين خلفي كامري 2009 | shock-rear-right.camry07, shock-rear-left.camry07
مقصات ACV40 | arm-lower-right.camry07, arm-lower-left.camry07
سست ورا هايلوكس | leaf-spring.hilux05
تيرات كورولا 2009 | tie-rod-end-right.corolla08, tie-rod-end-left.corolla08
علبة سكان كامري | rack.camry07
sb3881 | ball-joint.corolla02
فحمات مازدا 3 |
كربريتر هايلوكس |
دعاسات ارضية كورولا |
سلف تاهو |
51350-TA0-A00 |
رديتر شيروكي |
`);
