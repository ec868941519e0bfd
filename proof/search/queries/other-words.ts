import { queriesOf } from '../query-table';

/** Other names of the same parts: of the market, of books, of neighbouring countries and English ones. */
export const otherWordsOfTheEngine = queriesOf(`
صفاية زيت كورولا 2010 | oil-filter.corolla08
فلتر زيت النترا | oil-filter.elantra07
مصفاة زيت صني | oil-filter.sunny12
oil filter camry | oil-filter.camry07, oil-filter.camry12
air filter corolla 2009 | air-filter.corolla08
فلتر هواء النترا 2008 | air-filter.elantra07
فلتر بترول كورولا | fuel-filter.corolla02
فلتر كابينة كامري | cabin-filter.camry07
زيت مكينة 20/50 | engine-oil.20w50
زيت مكينة 5w30 | engine-oil.5w30
زيت جير اوتوماتيك | atf.*
زيت بريك | brake-fluid.*
كولنت احمر | coolant.red
قريز | grease
غاز مكيف | freon
جوان راس كورولا | head-gasket.corolla02
وجه راس النترا | head-gasket.elantra07
head gasket camry | head-gasket.camry07
كسكيت راس لانسر | head-gasket.lancer03
رنجات كورولا | rings.corolla02
رنقات سوناتا | rings.sonata11
مكابس كورولا | pistons.corolla02
سلسلة تايمن كامري | timing-chain.camry07
timing chain altima | timing-chain.altima
قشاط تايمن توسان | timing-belt.tucson05
حزام تايمن لاندكروزر | timing-belt.lc100
سير مروحة هايلوكس | fan-belt.hilux05
قاعدة محرك كورولا | engine-mount-right.corolla08
engine mount camry | engine-mount-front.camry07, engine-mount-right.camry07
حوض زيت النترا | oil-pan.elantra07
صمامات 2TR | valves-exhaust.hilux05, valves-intake.hilux05
ثروتل كامري | throttle.camry07
رشاشات كورولا 2010 | injector.corolla08
انجكتر هايلوكس ديزل | injector.hilux05d
تربو هايس | turbo.hilux05d
اقزوز كورولا | muffler.corolla08
دبة بيئة كامري | catalyst.camry07
طرمبة بترول النترا | fuel-pump.elantra07
مضخة بنزين كورولا | fuel-pump.corolla08
مكينة النترا مستعمل | used-engine.elantra07
طرمبة زيت التيما | oil-pump.altima
طرمبة ماء النترا | water-pump.elantra07
water pump corolla | water-pump.corolla02, water-pump.corolla08
لديتر كورولا 2010 | radiator.corolla08
رديتر سوناتا | radiator.sonata11
radiator elantra | radiator.elantra07
هوز رديتر كورولا | hose-upper.corolla08, hose-lower.corolla08
ضاغط مكيف كامري | compressor.camry07
كمبريسر سوناتا | compressor.sonata11
كندنسر كورولا | condenser.corolla08
مكثف كامري | condenser.camry07
درير هايلوكس | drier.hilux05
ثلاجة النترا | evaporator.elantra07
ac compressor hilux | compressor.hilux05
بلكات كورولا 2010 | spark-plug.corolla08
شمعات كامري 2008 | spark-plug.camry07
بوجيه لانسر | spark-plug.lancer03
بواجي صني | spark-plug.sunny
جنريتر كامري | alternator.camry07
دينمو النترا | alternator.elantra07
alternator hilux | alternator.hilux05
سلف النترا | starter.elantra07
مارش كورولا | starter.corolla08
كويل سوناتا | coil.sonata11
ignition coil corolla | coil.corolla08
دستربيوتر كرسيدا | distributor.cressida88
سنسر اكسجين النترا | oxygen-sensor.elantra07
حساس ماف كامري | maf.camry07
`);

export const otherWordsOfTheRest = queriesOf(`
سفايف كامري 2008 | pads-front.camry07, pads-rear.camry07
سفايف امامية النترا 2009 | pads-front.elantra07
brake pads camry 2010 | pads-front.camry07, pads-rear.camry07
فحمات بريك هايس | pads-front.hiace05
فحمات سوناتا 2012 | pads-front.sonata11, pads-rear.sonata11
فحمات خلفي النترا 2008 | pads-rear.elantra07
تيل امامي كورولا 2010 | pads-front.corolla08
فحمات اكسبلورر | pads-front.explorer11
قماشات خلفي هايلوكس | shoes-rear.hilux05
ديسكات امامي كامري | disc-front.camry07
هوبات سوناتا | disc-front.sonata11
درمات خلفي هايلوكس | drum-rear.hilux05
ماستر فرامل هايلوكس | master.hilux05
سلك هاندبريك كورولا | handbrake-cable.corolla08
مساعدات النترا خلفي | shock-rear.elantra07
ممتص صدمات خلفي كورولا | shock-rear.corolla08
front shock absorber hilux | shock-front.hilux05
ركبة النترا | ball-joint.elantra07
بول جوينت لانسر | ball-joint.lancer03
مقص النترا يمين | arm-lower-right.elantra07
control arm camry left | arm-lower-left.camry07
لنك توازن النترا | stabilizer-link.elantra07
بلي عجل خلفي كورولا | hub-rear.corolla08
رولمان بلي امامي هايلوكس | bearing-front.hilux05
يايات امامي كامري | spring-front.camry07
سوست خلفي هايلوكس | leaf-spring.hilux05
راس دركسون النترا | tie-rod-end.elantra07
دودة دركسون كامري | rack.camry07
طرمبة باور كامري | steering-pump.camry07
طقم كلتش النترا | clutch-kit.elantra07
بيرنق كلتش كورولا | release-bearing.corolla02
درايف شفت يمين كورولا | cv-axle-right.corolla08
راس عكس لانسر | cv-joint.lancer03
صلايب هايلوكس | universal-joint.hilux05
فلايول هايلوكس | flywheel.hilux05
جير النترا مستعمل | gearbox.elantra07-used
بوري | horn.universal
ماطور مساحات كورولا | wiper-motor.corolla08
دعامية امامية كامري | bumper-front.camry07
بنبر خلفي سوناتا | bumper-rear.sonata11
بونيت كامري | hood.camry07
كبوت النترا | hood.elantra11
شمعة يمين كورولا 2008 | headlight-right.corolla08
كشاف يسار النترا 2012 | headlight-left.elantra11
headlight camry right | headlight-right.camry07
فانوس خلفي يمين كورولا | taillight-right.corolla08
اصطب كامري يسار | taillight-left.camry07
جريل كورولا | grille.corolla08
side mirror hilux | mirror-right.hilux05
مسكة باب كورولا | door-handle-fl.corolla08
جام امامي كورولا | windshield.corolla08
مكينة زجاج كامري يمين | regulator-fr.camry07, window-motor-right.camry07
وايبر 24 | wiper.24
تاير 195/65/15 | tyre.195-65-15
كفر 265/70 | tyre.265-70-16
رنج كورولا 15 | rim.corolla08
seat belt hiace | seat-belt.hiace05
`);
