import { queriesOf } from '../query-table';

/** Part numbers as they are read from a box or a paper: whole or in part, with other separators. */
export const numbers = queriesOf(`
04465-33450 | pads-front.camry07
0446533450 | pads-front.camry07
04465 06080 | pads-front.camry07
33450 | pads-front.camry07
90915-yzze1 | oil-filter.corolla02
yzze1 | oil-filter.corolla02
26300-35505 | oil-filter.elantra07
٢٦٣٠٠-٣٥٥٠٣ | oil-filter.elantra07
15208 65F | oil-filter.sunny12
65f0e | oil-filter.sunny12
md 135737 | oil-filter.lancer
rta-003 | oil-filter.accord
17801.21050 | air-filter.corolla08
28113-2ا000 | air-filter.elantra07
SC20 HR11 | spark-plug.corolla08
447260 | compressor.corolla08
88310/02510 | compressor.corolla08
8981650710 | oil-filter.dmax
fl500s | oil-filter.explorer11
hu514x | oil-filter.c200
wpt063 | water-pump.corolla02
فلتر 26300-35503 | oil-filter.elantra07
غطا رديتر 16401 | radiator-cap
`);

/** What the shop does not have: it is better to find nothing than to offer something else. */
export const notInTheShop = queriesOf(`
بطارية ايفون 12
فحمات مازدا 6
فحمات فيراري
زيت زيتون
كمبروسر ثلاجة سامسونج
فحمات كامري 1995
رديتر لكزس LX570
99999-88888
فلتر زيت تسلا
كمبروسر باثفايندر
`);
