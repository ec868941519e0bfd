import { queriesOf } from '../query-table';

/** The words that the shop recorded, with years, sides and vehicles. */
export const recordedWords = queriesOf(`
فلتر زيت كورولا 2005 | oil-filter.corolla02
فلتر زيت كورولا | oil-filter.corolla02, oil-filter.corolla08
فحمات كامري 2010 | pads-front.camry07, pads-rear.camry07
فحمات امامي كامري 2015 | pads-front.camry12
فحمات خلفي كامري 2009 | pads-rear.camry07
مساعد امامي يمين كورولا | shock-front-right.corolla08
مساعد خلفي يسار كامري | shock-rear-left.camry07
مقص يسار كورولا 2011 | arm-lower-left.corolla08
كرسي مكينة كامري | engine-mount-front.camry07, engine-mount-right.camry07
كمبروسر كورولا 2010 | compressor.corolla08
رديتر مكيف كامري | condenser.camry07
طرمبة ماء هايس | water-pump.hilux05
دينمو كورولا | alternator.corolla08
سلف كامري | starter.camry07
بواجي هايس | spark-plug.hilux05
كشاف يمين كورولا 2009 | headlight-right.corolla08
اسطب يسار هايلوكس | taillight-left.hilux05
رفرف يمين هايلوكس | fender-right.hilux05
علبة دركسون كورولا | rack.corolla08
جلدة عكس كورولا | cv-boot.corolla08
ديسك كلتش هايلوكس ديزل | clutch-disc.hilux05d
صوفة كرنك خلفي كامري | crank-seal-rear.camry07
فلتر هواء كورولا 2012 | air-filter.corolla08
زيت قير WS | atf.ws
لمبة H7 | bulb.h7
بلف حرارة برادو | thermostat.hilux05
حساس اكسجين علوي كورولا | oxygen-sensor-upper.corolla08
راس ذراع يسار كورولا | tie-rod-end-left.corolla08
ثلاجة مكيف هايس | evaporator.hiace05
فحمات امامي التيما 2014 | pads-front.altima13
فحمات التيما 2010 | pads-front.altima07
وجه راس 2TR | head-gasket.hilux05
دينمو زجاج يسار كامري | window-motor-left.camry07
فلتر مكيف برادو 2016 | cabin-filter.camry07
فحمات لاندكروزر 2005 | pads-front.lc100, pads-rear.lc100
`);
