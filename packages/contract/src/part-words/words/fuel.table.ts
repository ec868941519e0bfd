import { wordGroups } from './word-group';

/** Fuel, air, exhaust and filters. */
export const fuelWords = wordGroups(`
  fuel pump: طرمبة بنزين، مضخة بنزين، طلمبة بنزين، طرمبة بترول، مضخة وقود، طرمبة وقود، دينمو بنزين، دينمو بترول،
      بمب بنزين، طرمبة خزان، gas pump، petrol pump
  diesel pump: طرمبة ديزل، طرمبة دولاب، مضخة ديزل، طلمبة ديزل، بمب ديزل، طرمبة رش، injection pump،
      diesel injection pump
  hand primer: طرمبة يد، طرمبة تحضير، طرمبة يدوية، priming pump، feed pump
  fuel injector: بخاخ، نوزلات، بخاخات، بخاخ بنزين، بخاخ وقود، رشاش، رشاشات، انجكتر، انجكشن، حاقن وقود، نوزل، injector
  injector nozzle: نوزل بخاخ، نوزلات، راس بخاخ، راس رشاش، nozzle
  fuel rail: ريل بخاخات، ماصورة بخاخات، مسطرة بخاخات، common rail
  fuel filter: فلتر بنزين، فلتر وقود، صفاية بنزين، مصفاة بنزين، فلتر بترول، صفاية بترول، سيفون بنزين، gas filter،
      petrol filter
  diesel filter: فلتر ديزل، صفاية ديزل، مصفاة ديزل، فلتر مازوت، فلتر سولار، فلتر وقود ديزل
  fuel strainer: مصفاة طرمبة، شبك طرمبة، فلتر طرمبة بنزين، صفاية طرمبة، pump strainer
  fuel level sensor: عوامة، عوامة بنزين، عوامات، حساس بنزين، فواشة بنزين، fuel sender، fuel gauge، sender unit،
      float
  fuel tank: تانكي، تنكي بنزين، خزان بنزين، خزان وقود، دبة بنزين، دبة بترول، تنك بنزين، تانكي بنزين، petrol tank،
      gas tank
  fuel cap: غطاء بنزين، غطا بنزين، غطاء تانكي، غطا تانكي، غطاء تنك، غطا تنك، غطاء بترول، غطاء خزان، غطاء دبة، fuel tank cap، gas cap
  fuel pressure regulator: منظم بنزين، منظم ضغط بنزين، بلف بنزين، pressure regulator
  fuel hose: لي بنزين، خرطوم بنزين، خرطوم وقود، لي بترول، fuel line
  carburetor: كربريتر، كاربريتر، كربراتير، كاربوريتر، كبريتر، مغذي، carburettor
  accelerator cable: سلك بنزين، واير بنزين، كيبل دعسة، سلك دعسة، سلك ثروتل، throttle cable
  accelerator pedal: دعسة بنزين، دواسة بنزين، دعسة وقود، حساس دعسة، gas pedal
  air filter: فلتر هواء، فلتر هوا، صفاية هواء، مصفاة هواء، منقي هواء، فلاتر هواء، منظف هواء، air cleaner،
      air element
  air filter housing: علبة فلتر هواء، بيت فلتر هواء، صندوق فلتر هواء، air cleaner box، air box
  air intake hose: لي هواء، خرطوم هواء، لي فلتر هواء، خرطوم نفس، هوز هواء، air hose، intake hose
  oil filter: فلتر زيت، صفاية زيت، مصفاة زيت، فلاتر زيت، سيفون زيت، منقي زيت، صفاي زيت، فلتر مكينة، oil element
  cabin filter: فلتر مكيف، فلتر كبينة، فلتر كابينة، فلتر كندشن، فلتر كنديشن، صفاية مكيف، فلتر داخلية، فلتر صالون، مصفاة مكيف، ac filter،
      cabin air filter، pollen filter
  gearbox filter: فلتر جير، فلتر قير، صفاية جير، صفاية قير، مصفاة جير، فلتر جير اوتوماتيك، transmission filter،
      atf filter
  filter: فلتر، فلاتر، صفاية، صفايات، مصفاة، مصفى، صفاي، سيفون، منقي، فيلتر
  engine oil: زيت مكينة، زيت محرك، زيت ماكينة، زيوت محرك، motor oil
  gear oil: زيت جير، زيت قير، زيت دفرنس، زيت جيربوكس، زيت فتيس، transmission oil، atf، transmission fluid
  power steering fluid: زيت باور، زيت دركسون، زيت دركسيون، زيت سكان، power steering oil
  grease: شحم، شحوم، قريس، جريس
  oil: زيت، زيوت، دهن
  muffler: شكمان، كاتم، كاتم صوت، سلنسر، سايلنسر، علبة شكمان، دبة شكمان، اكزوز، عادم، دبة اكزوز، شكمانات، علبة عادم، silencer،
      exhaust muffler
  exhaust pipe: ماصورة شكمان، ماسورة عادم، ماصورة اكزوز، بيب شكمان، شكمان، exhaust
  exhaust manifold: هدرز، منفول عادم، منفول شكمان، هيدرز، مجمع عادم، header
  exhaust hanger: علاقة شكمان، كرسي شكمان، جلدة شكمان، علاقات شكمان، مطاط شكمان، exhaust mount، muffler hanger
  exhaust flexible: فلكس شكمان، زنبرك شكمان، فليكسبل، flex pipe
  catalytic converter: دبة بيئة، كتلايزر، كاتلايزر، محول حفاز، دبة رصاص، علبة بيئة، كتالايزر، catalyst، catalytic
  oxygen sensor: حساس اكسجين، حساس شكمان، حساس عادم، حساس أوكسجين، حساس بيئة، حساس لامدا، o2 sensor، lambda sensor
  charcoal canister: علبة بخار، علبة كربون، كنستر، canister، carbon canister
`);
