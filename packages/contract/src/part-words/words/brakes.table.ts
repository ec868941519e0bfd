import { wordGroups } from './word-group';

export const brakeWords = wordGroups(`
  brake pads: فحمات، فحمات فرامل، بريك، بريكات، فحمة، فحم فرامل، سفايف، سفيفة، تيل، تيل فرامل، قماش، أقمشة فرامل،
      قماش بريك، فحمات بريك، بطانة فرامل، brake pad، disc pad، disk pad
  brake shoes: قماشات، قماشات فرامل، قماش، قماش بريك، قماش فرامل، أحذية فرامل، حذاء فرامل، تيل خلفي، سفايف خلفي،
      brake shoe، brake lining
  brake disc: هوب، هوبات، هوبات فرامل، قرص فرامل، أقراص فرامل، ديسك، ديسكات، ديسك فرامل، صحن فرامل، صحون فرامل،
      طنابير، brake disk، brake rotor، rotor
  brake drum: هوب، هوبات، طنبورة، طنابير، طنبور، درم، درام، درمات، درامات، drum
  brake caliper: كلبر، كليبر، كلبرات، كاليبر، ملقط فرامل، فكوك فرامل، caliper، calliper
  caliper repair kit: جلد كلبر، جلود كلبر، إصلاح كلبر، طقم إصلاح كلبر، caliper kit
  caliper pin: مسمار كلبر، مسامير كلبر، بنز كلبر، بنوز كلبر
  brake master cylinder: ماستر فرامل، ماستر بريك، طرمبة بريك، طرمبة فرامل، علبة فرامل، ماستر علوي،
      ماستر فرامل علوي، سلندر فرامل رئيسي، brake master، master cylinder
  wheel cylinder: سلندر عجل، سلندر فرامل، سلندر بريك، ماستر عجل، طرمبة عجل، سلندر خلفي، brake cylinder
  brake booster: باور فرامل، باكم فرامل، باكم بريك، بوستر بريك، بوستر فرامل، بوستر، باور بريك، سيرفو، سيرفو فرامل، معزز فرامل، هيدروفاك، brake servo، booster
  brake hose: لي فرامل، لي بريك، خرطوم فرامل، هوز فرامل، هوز بريك، خرطوش فرامل
  brake pipe: ماصورة فرامل، ماسورة فرامل، ماصورة بريك، أنبوب فرامل، brake line
  brake fluid: زيت فرامل، زيت بريك، سائل فرامل، دوت 3، دوت 4، dot 3، dot 4، dot3، dot4
  handbrake: جلنط، جلانط، هندبريك، هند بريك، هاند بريك، هاندبريك، فرامل يد، بريك يد، فرملة يد، hand brake، parking brake
  handbrake cable: سلك جلنط، واير هاند بريك، سلك هاند بريك، سلك هندبريك، سلك فرامل يد، كيبل هندبريك، واير هندبريك، واير جلنط،
      parking brake cable، brake cable
  brake pedal: دواسة فرامل، دعسة بريك، دعسة فرامل، بدال بريك، بدال فرامل
  ABS sensor: حساس abs، حساس اي بي اس، حساس عجل، حساس فرامل، حساس سرعة عجل، wheel speed sensor
  ABS pump: بلف abs، وحدة abs، طرمبة abs، كمبيوتر abs، مضخة abs، abs unit، abs module، abs actuator
  brake light switch: سويتش فرامل، سويتش بريك، كبس فرامل، مفتاح فرامل، stop light switch، stop lamp switch
  brake wear sensor: حساس فحمات، حساس تآكل، pad wear sensor
  brake spring kit: سوست فرامل، سوست قماش، طقم سوست فرامل، زنبركات فرامل
  brakes: فرامل، فرملة، بريك، بريكات، مكابح، كوابح، brake
`);
