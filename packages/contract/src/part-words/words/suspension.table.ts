import { wordGroups } from './word-group';

/** Suspension, steering and wheels. */
export const suspensionWords = wordGroups(`
  shock absorber: مساعد، مساعدات، مساعدين، امتصاص صدمات، ممتص صدمات، دبل مساعد، شوكات، شوك، شكبزور، شكبزورات، شوكبزور، شوك ابزوربر،
      امورتيسير، كوابح صدمات، strut، shock، damper، shocks
  strut mount: كرسي مساعد، كراسي مساعد، كراسي مساعدات، قاعدة مساعد، قواعد مساعدات، مخدة مساعد، shock mount،
      strut mounting، shock absorber mounting
  strut bearing: بلي مساعد، رمان مساعد، بلي كرسي مساعد، رولمان مساعد
  shock boot: جلدة مساعد، جلد مساعد، غبارة مساعد، كفر مساعد، مانع غبار مساعد، dust boot، shock absorber boot،
      bump stop
  coil spring: سوستة، يايات، ياي، سوست، زنبرك، زنبركات، نابض، يايه، سبرنق، سبرنقات، سبرنجات، سبرنج، spring
  leaf spring: صفايح، صفيحة، سوست ورق، ست ورق، سست، سستة، سستة ورا، سست خلفي، سوست خلفي، بلايك، ريش، ريشة سست، صفايح خلفية، leaf
  leaf spring bushing: جلب صفايح، جلب سوست، جلب ريش، جلدة صفايح، spring bush، spring bushing
  spring shackle: مراجيح، مرجيحة، شمعة صفايح، مراجيح صفايح، shackle
  U bolt: يو بولت، قفيز، قفايز، اقفزة، u-bolt
  control arm: مقص، مقصات، مقص كامل، ذراع تحكم، مقصين، ترفيل، arm assembly، suspension arm، wishbone، lower arm،
      upper arm
  control arm bushing: جلب مقص، جلبة مقص، جلد مقص، جلدة مقص، جلود مقص، جلب مقصات، بوش مقص، arm bush، arm bushing،
      suspension bush، control arm bush
  bushing: جلبة، جلب، بوش، بوشات، جلدة، جلود، bush
  ball joint: ركبة، ركب، ركبة مقص، ركب مقص، بيضة، بيض، كورة مقص، مفصل كروي، بول جوينت، ركبة سفلية، ركبة علوية،
      balljoint، lower ball joint
  stabilizer link: مسمار توازن، مسامير توازن، عظمة توازن، عصاية توازن، ذراع توازن، وصلة توازن، وصلة موازن، لنك توازن، لنك موازن،
      ستابليزر لنك، stabilizer bar link، sway bar link، link stabilizer، stabiliser link
  stabilizer bar: عمود توازن، سيخ توازن، بار توازن، ميزان، عمود ميزان، sway bar، stabiliser bar، anti roll bar
  stabilizer bushing: جلب توازن، جلبة توازن، جلدة توازن، جلب عمود توازن، جلد ميزان، جلب ميزان، stabilizer bush،
      sway bar bushing
  tie rod end: راس ذراع، راس دركسون، راس دركسيون، راس سكان، ذراع دركسون، ذراع دركسيون، ذراع دركسيون خارجي، ذراع سكان، طرف ذراع، رؤوس ذراع،
      ذراع خارجي، بارة، بارات، راس بار، تيرود، تيرات، تاي رود، ركبة دركسون، ركبة سكان، tie rod، outer tie rod
  rack end: ذراع داخلي، ذراع دركسيون داخلي، ذراع دركسون داخلي، ذراع علبة، ذراع سكان داخلي، راك اند،
      inner tie rod، axial rod
  idler arm: كرنك دركسون، ايدلر، ذراع مساعد، كرنك سكان، idler
  pitman arm: بتمان، ذراع بتمان، ذراع علبة دركسون، pitman
  drag link: ذراع وسط، ذراع اوسط، دراج لنك، centre link، center link، relay rod
  steering damper: مساعد دركسون، مساعد دركسيون، مساعد سكان، steering stabilizer
  steering rack: علبة دركسون، علبة دركسيون، علبة سكان، كريمونة، علب دركسيون، سكان كامل، دركسون كامل، جير دركسون،
      دودة دركسون، steering box، steering gear، rack and pinion
  steering rack boot: جلدة علبة، جلدة دركسون، جلدة سكان، جلود علبة دركسون، جلد دركسيون، غبارة دركسون، rack boot،
      steering boot
  steering rack bushing: جلب علبة، جلب دركسون، جلب دركسيون، جلب سكان، rack bush
  steering wheel: طارة، دركسون، دركسيون، سكان، طارة دركسون، مقود، عجلة قيادة، ستيرنج، استيرن
  steering column: عمود دركسون، عمود دركسيون، عمود سكان، عمود طارة، steering shaft
  steering joint: صليبة دركسون، صليبة دركسيون، صليبة سكان، وصلة دركسون، steering universal joint،
      steering coupling
  power steering pump: طرمبة باور، مضخة باور، طرمبة دركسون، طرمبة دركسيون، طرمبة سكان، طلمبة باور، مضخة دركسون،
      بمب باور، مضخة مقود، steering pump، ps pump، power pump
  power steering hose: لي باور، ليات باور، خرطوم باور، لي دركسون، هوز باور، ماصورة باور، power hose
  power steering reservoir: علبة زيت باور، قربة باور، دبة باور، خزان باور
  power steering: باور، باور ستيرنق، باور دركسون
  wheel bearing: بلي عجل، رمان عجل، رمان بلي عجل، رولمان عجل، رولمان بلي عجل، بيرنق عجل، بلي امامي، بلي خلفي،
      بلي عجلة، رمان كفر، بلي تاير، hub bearing
  bearing: بلي، رمان، رمان بلي، رولمان، رولمان بلي، بيرنق، بيرنج، بلية، بيلي، رلمان
  wheel hub: فلنجة، فلنجة عجل، فلنجات، هب، صرة عجل، هوب عجل، بيت بلي، محور عجل، hub، hub assembly، flange
  steering knuckle: شوكة عجل، فخذة، نكل، شوكة، فخذ عجل، knuckle، spindle
  wheel stud: مسمار عجل، مسامير عجل، مسمار كفر، مسامير كفر، براغي عجل، برغي كفر، wheel bolt، hub bolt
  wheel nut: صامولة عجل، صواميل عجل، صواميل كفر، صامولة كفر، lug nut
  rim: جنط، جنوط، رنج، رنجات، طارة كفر، رنق، عجل حديد، wheel
  tyre: كفر، كفرات، تاير، تواير، تايرات، إطار، إطارات، كاوتش، تير، tire
  wheel cap: طاسة، طاسات، طاسة جنط، غطاء جنط، قبعة جنط، طاس كفر، hub cap، wheel cover، center cap
  valve stem: بلف كفر، بلف تاير، بلف هواء كفر، tyre valve، tire valve
  trailing arm: ذراع خلفي، مقص خلفي، اذرعة خلفية، عصاية خلفية، rear arm، rear control arm، lateral link
  torsion bar: سيخ مقص، عمود لي، تورشن، اسياخ
  crossmember: جسر، سبيدر، دنقل امامي، جسر امامي، كروس ممبر، subframe
`);
