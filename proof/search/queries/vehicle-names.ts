import { queriesOf } from '../query-table';

/** Nicknames, chassis codes, engines and other spellings of the vehicles. */
export const vehicleNames = queriesOf(`
فحمات شاص | pads-front.lc79
كمبروسر شاص | compressor.lc79
مساعد شاص | shock-front.lc79
سلف شاص ديزل | starter.lc79d
رديتر شاص | radiator.lc79d
فحمات صالون 2004 | pads-front.lc100, pads-rear.lc100
فحمات مونيكا | pads-front.lc100, pads-rear.lc100
سير تايمن مونيكا | timing-belt.lc100
فلتر هواء ليلى علوي | air-filter.lc100
كشاف يمين غمارتين | headlight-right.hilux05
رفرف يسار غمارة | fender-left.hilux05
طرمبة كلتش غمارتين | clutch-master.hilux05, clutch-slave.hilux05
فحمات باص هايس | pads-front.hiace05
مساعد شبح | shock-front.s-class
فحمات كامري XV40 | pads-front.camry07, pads-rear.camry07
رديتر XV40 | radiator.camry07
مساعد خلفي كورولا E150 | shock-rear.corolla08
كويل ACV40 | coil.camry07
فحمات برادو 120 | pads-front.prado03, pads-rear.prado03
شبك برادو 150 | grille.prado10
فحمات لاندكروزر 200 | pads-front.lc200
رديتر Y61 | radiator.patrol98
كلتش مروحة باترول Y61 | fan-clutch.patrol98
فحمات Y62 | pads-front.patrol10
فحمات النترا HD | pads-front.elantra07, pads-rear.elantra07
كشاف النترا MD يمين | headlight-right.elantra11
صدام خلفي سوناتا YF | bumper-rear.sonata11
رديتر صني N17 | radiator.sunny12
فلتر هواء توسان LM | air-filter.tucson10
جنزير QR25 | timing-chain.altima
كويل 2AZ | coil.camry07
بواجي G4FC | spark-plug.elantra07
وجه راس 2AZ | head-gasket.camry07
مساعد خلفي كرولا | shock-rear.corolla08
سلف كمري | starter.camry07
فحمات هونداي النترا 2008 | pads-front.elantra07, pads-rear.elantra07
كمبروسر هيلوكس | compressor.hilux05
كلتش ال 200 | clutch-kit.l200
فلتر زيت متسوبيشي باجيرو | oil-filter.lancer
فلتر زيت سي ار في | oil-filter.accord
فلتر ديزل ديماكس | fuel-filter.dmax12
فحمات بنز c200 | pads-front.c200
فلتر زيت بنز | oil-filter.c200
فلتر زيت شفر اوبترا | oil-filter.optra04
starter datsun | starter.datsun98
فلتر هواء اكس تريل | air-filter.sunny12
فحمات كراون | pads-front.crown98
بواجي فوكس | spark-plug.focus05
`);
