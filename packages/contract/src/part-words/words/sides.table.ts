import { wordGroups } from './word-group';

/** Where a part sits and in what state it is sold. */
export const sideWords = wordGroups(`
  front: امامي، أمامية، قدام، كدام، كدامي، قدامي، قدامية، امام، مقدمة، frt، fr
  rear: خلفي، خلفية، ورا، وراء، وراني، ورانية، خلف، back، rr
  right: يمين، يمنى، ايمن، يميني، rh
  left: يسار، شمال، يسرى، ايسر، يساري، lh
  upper: علوي، فوق، علوية، فوقاني، أعلى، فوقي
  lower: سفلي، تحت، سفلية، تحتاني، أسفل، تحتي
  inner: داخلي، داخلية، جواني، من داخل، inside
  outer: خارجي، خارجية، براني، من برا، outside
  middle: وسط، وسطاني، اوسط، center، centre
  side: جانبي، جانبية، جنب
  set: طقم، اطقم، طقوم، كيت، kit
  complete: كامل، كاملة، مجمع، assembly، assy
  repair kit: طقم اصلاح، إصلاح، كت إصلاح، طقم جلد، overhaul
  used: مستعمل، مستخدم، تشليح، نظيف مستعمل، سكراب، second hand
  original: اصلي، أصلية، وكالة، genuine، oem
  diesel: ديزل، سولار، مازوت
  petrol: بنزين، بترول، gasoline، وقود
  water: ماء، موية، مياه
  air: هواء، هوا
  large: كبير، كبيرة، big
  small: صغير، صغيرة
`);
