import { wordGroups } from './word-group';

export const transmissionWords = wordGroups(`
  gearbox: جير، قير، كمبيو، جيربوكس، قيربوكس، جير بوكس، فتيس، ناقل حركة، صندوق تروس، كير، علبة جير، علبة سرعات،
      transmission، gear box
  automatic gearbox: جير اوتوماتيك، قير اوتوماتيك، جير تماتيك، قير تماتيك، جير عادي اوتوماتيك،
      automatic transmission
  manual gearbox: جير عادي، قير عادي، جير يدوي، قير يدوي، manual transmission
  automatic: اوتوماتيك، تماتيك، اتوماتيك، أوتوماتيكي
  manual: يدوي، عادي، مانيوال، منوال
  gearbox mount: كرسي جير، كرسي قير، قاعدة جير، قاعدة قير، قواعد جير، كراسي جير، كراسي قير، مخدة جير،
      transmission mount، gearbox mounting، gear mount
  torque converter: تورك، كنفرتر، ترك كنفرتر، محول عزم، converter
  gear lever: يد جير، يد قير، عصا جير، عصا قير، ذراع جير، يد فتيس، shift lever، gear shifter، shifter
  gear knob: كورة جير، كورة قير، راس جير، طربوش جير، shift knob
  gear cable: سلك جير، سلك قير، واير جير، واير قير، كيبل جير، كيبل قير، shift cable
  gear selector switch: حساس جير، سويتش جير، حساس تعشيق، neutral safety switch، inhibitor switch
  gearbox solenoid: بلوف جير، بلوف قير، سلونيد جير، سلونيدات جير، shift solenoid، transmission solenoid
  valve body: مخ جير، مخ قير، عقل جير، بلوف بودي
  clutch kit: طقم كلتش، طقم دبرياج، كلتش كامل، كلتش، دبرياج، طقم كلتش كامل، دبرياش، كلاتش، قابض، كلج، كلش، كلتشات، clutch،
      clutch set
  clutch disc: صحن كلتش، كلتش بليت، بليت كلتش، كلش بليت، قرص كلتش، ديسك كلتش، ديسك دبرياج، صحن دبرياج، هوبة كلتش، clutch disk، clutch plate
  pressure plate: صحن ضغط، دسك ضغط، شمسية كلتش، طبق دبرياج، شمسية، اسطوانة كلتش، clutch cover
  release bearing: بلي كلتش، رمان كلتش، رمان دبرياج، بلي دبرياج، رولمان كلتش، رولمان دبرياج، بيرنق كلتش،
      clutch bearing، throw out bearing
  clutch master cylinder: طرمبة كلتش علوية، ماستر كلتش، طرمبة كلتش، ماستر دبرياج، طرمبة دبرياج، ماستر كلتش علوي،
      clutch master
  clutch slave cylinder: طرمبة كلتش سفلية، سلندر كلتش، ماستر كلتش سفلي، سلندر دبرياج، clutch slave،
      clutch cylinder
  clutch cable: سلك كلتش، واير كلتش، كيبل كلتش، سلك دبرياج
  clutch fork: شوكة كلتش، شوكة دبرياج، release fork
  axle shaft: عكس، عكوس، عكس كامل، اكس، اكسات، عكسات، كبالن، نصف محور، عمود عكس، درايف شفت، درايفشفت، drive shaft، driveshaft،
      cv axle، half shaft، axle
  CV joint: راس عكس، رؤوس عكس، كبلن، كوبلن، كوبلنج، كورة عكس، طرف عكس، cv، outer cv joint
  inner CV joint: راس عكس داخلي، ثلاثية عكس، كورة داخلية، tripod joint
  CV boot: جلدة عكس، جلد عكس، جلود عكس، غبارة عكس، كاوتش كبلن، cv joint boot، axle boot، drive shaft boot
  axle seal: صوفة عكس، صوفة اكس، سيل عكس، axle oil seal، drive shaft seal
  propeller shaft: عمود دوران، عمود دوارن، كردان، عمود كردان، عمود جر، شفت، عمود دفع، prop shaft، cardan shaft
  universal joint: صليبة، صلايب، صليبة عمود، صليبة كردان، صليبة عمود دوران، جوينت، u joint، u-joint، spider
  centre bearing: كرسي عمود، كرسي عمود دوران، رمان عمود، سنتر بيرنق، بلي عمود وسط، center bearing،
      center support bearing
  differential: دفرنس، ديفرنس، دفرنش، دفرنشل، كرونة، كورونا دفرنس، دفرانس، diff
  crown wheel and pinion: ترس بنيون، كرونة وبنيون، ترس دفرنس، طقم دفرنس، ترس وبنيون، crown pinion،
      ring and pinion، pinion
  pinion seal: صوفة بنيون، صوفة دفرنس، سيل دفرنس، diff seal
  transfer case: دبل، جير دبل، قير دبل، علبة دبل، ترانسفير، تعشيقة دبل، transfer
  free wheel hub: هب فري، فري هب، فري هوب، فري ويل، هوب لوك، قفل عجل، لوك دبل، locking hub، free hub
  synchronizer ring: حلقة تعشيق، نحاسة جير، نحاسات جير، نحاسية، synchro ring، synchroniser
  gear: ترس، تروس، جلبة ترس، مسنن، sprocket
  gearbox cooler: رديتر جير، رديتر قير، مبرد جير، مبرد قير، transmission cooler، atf cooler
  gearbox oil pan: كرتير جير، كرتير قير، حوض جير، transmission pan
`);
