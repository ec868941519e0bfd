import { queriesOf } from '../query-table';

/** A letter wrong, missing, doubled or swapped with its neighbour. */
export const typingMistakes = queriesOf(`
فحامت كامري 2010 | pads-front.camry07, pads-rear.camry07
فلنر زيت كورولا 2009 | oil-filter.corolla08
فلتر زيت كوورلا | oil-filter.corolla02, oil-filter.corolla08
رديير كورولا 2010 | radiator.corolla08
كمبرسور كامري | compressor.camry07
بواحي كامري | spark-plug.camry07
مساغد امامي يمين كورولا | shock-front-right.corolla08
صدلم امامي كامري | bumper-front.camry07
كشلف يسار كورولا | headlight-left.corolla08
ثرموسات كورولا | thermostat.corolla02
جلدة عكس كورلا | cv-boot.corolla08
سلف كاميري | starter.camry07
رفرف يسار هايلوكص | fender-left.hilux05
كرتر زيت النترا | oil-pan.elantra07
شكمن كورولا | muffler.corolla08
كلتش مروحة هايلكوس | fan-clutch.hilux05
حساس اكسجبن النترا | oxygen-sensor.elantra07
علبة دركسن كامري | rack.camry07
طرمبة مااء كامري | water-pump.camry07
ديتمو هايلوكس | alternator.hilux05
فحمات لناسر | pads-front.lancer03
مراية يسلر كورولا | mirror-left.corolla08
شنابر كورولاا | rings.corolla02
radator sonata | radiator.sonata11
elntra ball joint | ball-joint.elantra07
`);

/** Eastern digits, ranges of years, the other keyboard layout, words joined or split, the article, singular and plural. */
export const writingHabits = queriesOf(`
فحمات كامري ٢٠١٠ | pads-front.camry07, pads-rear.camry07
بطارية ٥٥ | battery.55
صدام خلفي كورولا ٢٠١١ | bumper-rear.corolla08
فحمات كامري 2007-2011 | pads-front.camry07, pads-rear.camry07
كشاف يسار كامري 07 | headlight-left.camry07
سلف كامري موديل 2010 | starter.camry07
فلتر هواء كورولا من 2008 الى 2013 | air-filter.corolla08
tplhj ;hlvd | pads-front.camry*, pads-rear.camry*
v]djv ;hlvd | radiator.camry07, condenser.camry07, reserve-tank.camry07
sgt ;hlvd | starter.camry07
قشيهشفخق سخىشفش | radiator.sonata11
فلترزيت كورولا 2010 | oil-filter.corolla08
فحماتكامري | pads-front.camry*, pads-rear.camry*
لاند كروزر فحمات امامي 2010 | pads-front.lc200, pads-front.lc79
فلتر زيت ديماكس | oil-filter.dmax
سانتا في فحمات | pads-front.santafe13
فحمات هاي لوكس | pads-front.hilux05, pads-front.hilux16
الفحمات الامامية كامري 2010 | pads-front.camry07
الرديتر كورولا 2009 | radiator.corolla08
طرمبة الماء كامري | water-pump.camry07
زيت الفرامل | brake-fluid.*
كرسي المكينة كورولا | engine-mount-right.corolla08
مساعدات كورولا خلفي | shock-rear.corolla08
كشافات كورولا يمين | headlight-right.corolla08
صدامات كامري | bumper-front.camry07, bumper-rear.camry07
كويلات كامري | coil.camry07
مقصات كورولا | arm-lower-right.corolla08, arm-lower-left.corolla08
عكوس كورولا | cv-axle-right.corolla08, cv-axle-left.corolla08
مرايا كورولا | mirror-right.corolla08, mirror-left.corolla08
كراسي مكينة كامري 2008 | engine-mount-front.camry07, engine-mount-right.camry07
فحمة خلفية كامري 2010 | pads-rear.camry07
بستم كورولا | pistons.corolla02
بلف عادم 2TR | valves-exhaust.hilux05
مساعدين امامي كامري | shock-front-right.camry07, shock-front-left.camry07
`);
