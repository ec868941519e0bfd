import { wordGroups } from './word-group';

export const electricalWords = wordGroups(`
  alternator: دينمو، دينامو، دينموات، دينمو شحن، دينمو كهرباء، مولد، مولد كهرباء، الترنيتر، جنريتر، جنراتور، دنمو، generator
  alternator regulator: كتاوت دينمو، منظم دينمو، كرته دينمو، رجليتر دينمو، منظم شحن، voltage regulator، regulator
  carbon brushes: فحمات دينمو، فحمات سلف، فحم دينمو، فحم سلف، شربون، carbon brush
  alternator bearing: بلي دينمو، رمان دينمو، بيرنق دينمو
  alternator pulley: بكرة دينمو، طارة دينمو، بولي دينمو
  starter: سلف، سلفات، ستارتر، مارش، بادئ حركة، سيلف، مشغل، starter motor، self
  starter solenoid: دقة سلف، اوتوماتيك سلف، سلونيد سلف، كتاوت سلف، solenoid switch، magnetic switch
  starter drive: بندكس، ترس سلف، بندكس سلف، bendix
  battery: بطارية، بطاريات، بيتري، بتري، بطاريه سيارة
  battery terminal: راس بطارية، رؤوس بطارية، قطب بطارية، اصابع بطارية، كلبس بطارية، terminal
  battery cable: كيبل بطارية، واير بطارية، سلك بطارية
  fuse: فيوز، فيوزات، فيش كهرباء، فيوزه، مصهر
  fuse box: علبة فيوزات، صندوق فيوزات، لوحة فيوزات، بيت فيوزات، طبلون فيوزات
  relay: ريليه، ريليهات، رلي، كتاوت، كتوت، رليه، مرحل، ريلي
  flasher relay: كتاوت اشارة، فلشر، فلاشر، ريليه اشارة، رلي اشارة، flasher، flasher unit
  horn: هرن، بوري، زامور، كلاكس، بواري، منبه، هورن، هون
  sensor: حساس، حساسات، سنسر، سينسر، مجس، سنسور
  crankshaft sensor: حساس كرنك، حساس كرنك شفت، حساس لفات، سنسر كرنك، حساس عمود كرنك، crank sensor،
      crankshaft position sensor، ckp sensor
  camshaft sensor: حساس كامة، حساس كام شفت، سنسر كامة، حساس عمود كامات، cam sensor، camshaft position sensor،
      cmp sensor
  air flow sensor: حساس هواء، حساس ماف، حساس كمية هواء، حساس فلتر هواء، maf sensor، air mass sensor،
      air flow meter، mass air flow
  MAP sensor: حساس ضغط هواء، حساس ماب، حساس ثلاجة، manifold pressure sensor
  throttle position sensor: حساس ثروتل، حساس بوابة، حساس تي بي اس، tps sensor، tps
  knock sensor: حساس طرق، حساس تصفيق، حساس تقطيع، حساس نوك
  speed sensor: حساس سرعة، حساس عداد، حساس جير، vehicle speed sensor
  parking sensor: حساس خلفي، حساس صدام، حساسات خلفية، حساس رجوع، reverse sensor
  reverse camera: كاميرا خلفية، كاميرا رجوع، كميرا خلفية، rear camera، backup camera
  computer: كمبيوتر، عقل، عقل مكينة، كمبيوتر مكينة، كمبيوتر محرك، كنترول مكينة، وحدة تحكم، ecu، ecm،
      engine control unit
  ignition switch: سويتش، سويتش تشغيل، كونتاكت، مفتاح تشغيل، كنتاك، سوتش تشغيل، ignition lock
  combination switch: مفتاح نور، مفتاح اشارة، يد اشارة، ذراع اشارة، مفتاح اشارات، يد نور، مفتاح نور واشارات،
      يد غماز، turn signal switch، headlight switch، column switch
  wiper switch: مفتاح مساحات، يد مساحات، ذراع مساحات مفتاح
  window switch: مفتاح زجاج، مفتاح قزاز، زر زجاج، مفاتيح زجاج، مفتاح شبابيك، لوحة زجاج، power window switch
  clock spring: شريط طارة، شريط دركسون، شريط ايرباق، شريط هرن، شريط ايرباج، زنبرك طارة، spiral cable
  airbag: ايرباق، ايرباج، وسادة هوائية، بالون، ايرباك، air bag، srs
  instrument cluster: طبلون عدادات، عداد، عدادات، ساعة طبلون، لوحة عدادات، طبلون ساعات، speedometer، meter،
      gauge cluster
  wiring harness: ظفيرة، ضفيرة، ضفيرة كهرباء، ظفيرة مكينة، تمديد كهرباء، wire harness
  wire: سلك، أسلاك، واير، وايرات، سلوك، كيبل، كابل، cable
  connector: فيش، فيشة، سوكت، سوكيت، افياش، socket، plug connector
  bulb: لمبة، لمبات، جلوب، جلوبات، قلوب، اسبيرا، مصباح، سراج، لمض، lamp، light bulb
  headlight: كشاف، سراج، سراجات، ليت، ليتات، ليت قدام، ليتات قدام، ليت امامي، كشافات، كشاف امامي، شمعة امامية، شمعة، فانوس، فوانيس، نور امامي، نور قدام، نور كدام، لمبة قدام، لمبة كدام، شمعات امامية، مصباح امامي،
      انوار امامية، كشاف قدام، head lamp، headlamp، head light
  tail light: اسطب، استوب، استوبات، ليت ورا، ليتات ورا، ليت خلفي، ليتات خلفية، اسطب خلفي، اسطبات، استب، سطب، لمبة خلفي، لمبة خلفية، فانوس خلفي، نور خلفي، كشاف خلفي، اصطب،
      مصباح خلفي، ستوب، tail lamp، taillight، rear lamp، rear light
  stop light: نور فرامل، ستوب لايت، لمبة بريك، لمبة فرامل، اسطب ثالث، brake light، third brake light، stop lamp
  fog light: كشاف ضباب، ضباب، فوق لايت، كشاف شبورة، كشافات ضباب، كشاف صدام، انوار ضباب، fog lamp، foglight
  turn signal: اشارة، إشارات، غماز، غمازات، لمبة اشارة، اشارة جانبية، فلشر جانبي، indicator، side marker،
      corner lamp، signal lamp
  xenon bulb: زنون، زينون، لمبة زنون، xenon، hid
  LED bulb: ليد، لمبة ليد، led
  number plate light: لمبة لوحة، نور لوحة، license plate lamp، license lamp
  interior light: لمبة صالون، نور سقف، لمبة سقف، نور داخلي، dome light، room lamp
  radio: مسجل، راديو، شاشة، مسجلة، شاشة سيارة، stereo، head unit
  speaker: سماعة، سماعات، مكبر صوت
  antenna: اريال، هوائي، انتل، اريل، aerial
  remote key: ريموت، مفتاح ريموت، بصمة، مفتاح بصمة، ريموت كنترول، smart key، remote
  key: مفتاح، مفاتيح
  switch: سويتش، سوتش، مفتاح، زر، كبسة
  cigarette lighter: ولاعة، ولاعة سيارة، lighter
`);
