import { queriesOf } from '../query-table';

/** A third list, written apart from the others and from the dictionary. */
export const thirdList = queriesOf(`
سفايف قدام كامري 09 | pads-front.camry07
بريكات كورولا 2010 | pads-front.corolla08, pads-rear.corolla08
فحمات هيلوكس 2018 | pads-front.hilux16
brake pad sunny 2015 | pads-front.sunny12
ماستر بريك هايلكس | master.hilux05
واير هاند بريك كورولا | handbrake-cable.corolla08
هوبات قدام كامري 2014 | disc-front.camry07
قماشات ورا باص هايس | shoes-rear.hiace05
سنسور abs كامري | abs-sensor.camry07*
سح1399 | pads-front.accent12
كلبر كامري يسار | caliper.camry07-left
تيل قدام النترا md | pads-front.elantra11
هوز بريك هايلوكس | brake-hose.hilux05
0446502220 | pads-front.corolla08
بوستر بريك النترا | booster.elantra07
بلكات كامري 2010 | spark-plug.camry07
بلاكات كورولا 12 | spark-plug.corolla08
كويلات اكسنت 2015 | coil.elantra07
كويل qr25 | coil.altima07
دينمه هيلكس | alternator.hilux05
استارتر النترا | starter.elantra07
بطاريه 70 | battery.70
بوري سيارة | horn.universal
لمبات اتش 4 | bulb.h4
سنسر اكسجين كورولا 2009 | oxygen-sensor-upper.corolla08, oxygen-sensor-lower.corolla08
مفتاح قزاز كورولا | window-switch.corolla08
حساس كرنك النتره | crank-sensor.elantra07
موتور وايبر كورولا | wiper-motor.corolla08
شمعات تسخين هايس ديزل | glow-plug.hilux05d
قاسكيت راس كامري 2.4 | head-gasket.camry07
بستم هايلوكس 2tr | pistons.hilux05
سبايك ثابت هايس ديزل | main-bearings.hilux05d
سير تايمنج لانسر 2005 | timing-belt.lancer03
سير تايمن 2uz | timing-belt.lc100
جنزير مكينه اكستريل | timing-chain.altima
كرسي جير كورولا | gearbox-mount.corolla08
طرمبة بترول اكسنت 2013 | fuel-pump.elantra07
نوزلات هايلوكس ديزل | injector.hilux05d
صوفه كرنك ورا هايس | crank-seal-rear.hilux05
جاسكت غطاء بلوف كورولا 2015 | valve-cover-gasket.corolla08
كرنك شفت 2tr | crankshaft.hilux05
فلتر زيت كورلا 2005 | oil-filter.corolla02
oil filter prado 2.7 | oil-filter.hilux05
tgjv .dj ;hlvd 2008 | oil-filter.camry07, oil-filter.camry12
فلتر هوا هيلكس غمارتين | air-filter.hilux05
فلتر مكيف سوناتا 13 | cabin-filter.elantra11
26300 35504 | oil-filter.elantra07
90915yzzd3 | oil-filter.hilux05d, oil-filter.lc100
فلترزيت سيراتو 2011 | oil-filter.elantra07
ايرفلتر تيدا | air-filter.sunny12
زيت جير اتوماتيك | atf.*
زيت باور | steering-fluid
لديتر كورولا 2009 | radiator.corolla08
واتر بمب سني 2003 | water-pump.sunny00
طرمبة مويه برادو 4000 | water-pump.lc79
ليات رديتر كورولا | hose-upper.corolla08, hose-lower.corolla08
كمبريسر سوناتا 2013 | compressor.sonata11
كوندنسر كورولا 2011 | condenser.corolla08
بلاور كورولا 2008 | blower.corolla08
دينمو مروحة كورولا 16363-0t030 | fan-motor.corolla08
كلتش مروحه باترول y61 | fan-clutch.patrol98
اكسلات كورولا 2010 | cv-axle-right.corolla08, cv-axle-left.corolla08
عكس كامري acv40 | cv-axle-right.camry07
صليبه هايلكس فيجو | universal-joint.hilux05
سنتر بيرنج هايس | center-bearing.hiace05
صحن ودسك كلتش هايلوكس بترول | clutch-disc.hilux05, clutch-cover.hilux05
بلي كلتش كورولا | release-bearing.corolla02
فري هوب شاص | free-hub.lc79
طرمبة كلتش هايلوكس تحت | clutch-slave.hilux05
مساعدات ورا كامري | shock-rear-right.camry07, shock-rear-left.camry07
مساعدين قدام النترا 2009 | shock-front-right.elantra07, shock-front-left.elantra07
مساعد قدام شبح | shock-front.s-class
مقصين كورولا 2011 | arm-lower-right.corolla08, arm-lower-left.corolla08
بلجوينت لانسر | ball-joint.lancer03
سستة ورا هايلوكس | leaf-spring.hilux05
علبه سكان كامري | rack.camry07
سراج كورولا 2009 يمين | headlight-right.corolla08
بمبر ورا سوناتا | bumper-rear.sonata11
منظره كورولا يسار | mirror-left.corolla08
استوبات كامري | taillight-right.camry07, taillight-left.camry07
كفر 265/70/16 | tyre.265-70-16
كربريتر كرسيدا |
طرمبة ديزل كانتر |
صدام قدام فورتشنر |
رديتر باجيرو |
كشاف يارس 2010 |
طبلون كامري 2007 |
دسك كلتش دباب سوزوكي |
`);
