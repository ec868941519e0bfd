import { wordGroups } from './word-group';

/** Body, glass and interior. */
export const bodyWords = wordGroups(`
  bumper: صدام، صدامات، دعامية، دعاميات، بنبر، بمبر، طنبون، اكصدام، اكسدام، دعامة
  bumper bracket: قاعدة صدام، ركاب صدام، كلبس صدام، حامل صدام، bumper retainer، bumper support
  bumper reinforcement: دعامة صدام، جسر صدام، حديد صدام، bumper bar، bumper beam
  fender: رفرف، رفارف، جناح، اجنحة، مدقارد، مدكارد، مدجارد، مدقر، مدكر، رفرف امامي، wing
  fender liner: بطانة رفرف، بطنية رفرف، كفر رفرف، داخلية رفرف، جلدة رفرف، inner fender، wheel arch liner،
      mud guard
  hood: كبوت، بونيت، بنيد، كبود، بونت، غطاء كبوت، غطاء محرك، غطاء مكينة، بنيت، bonnet
  hood hinge: مفصلة كبوت، فصالة كبوت، مفصلات كبوت، bonnet hinge
  hood strut: مساعد كبوت، مساعدات كبوت، هيدروليك كبوت، bonnet strut، hood lift support
  hood cable: سلك كبوت، واير كبوت، كيبل كبوت، سلك بونيت، bonnet cable
  hood lock: قفل كبوت، لوك كبوت، كالون كبوت، hood latch، bonnet lock
  trunk lid: شنطة، غطاء شنطة، باب شنطة، باب خلفي، دبة خلفية، دبة، شنطة خلفية، باجة، boot lid، trunk، tailgate،
      back door
  trunk strut: مساعد شنطة، مساعدات شنطة، هيدروليك شنطة، مساعد باب خلفي، tailgate strut، trunk lift support
  trunk lock: قفل شنطة، كالون شنطة، لوك شنطة، tailgate lock
  pickup bed: صندوق، حوض، صندوق خلفي، حوض خلفي، بدي خلفي، truck bed، cargo bed
  pickup tailgate: باب صندوق، باب حوض، باب قلاب
  grille: شبك، شبوك، شبك امامي، شبكة امامية، سلة امامية، واجهة، جريل، grill، radiator grille
  front panel: صدر رديتر، واجهة رديتر، تبلوه رديتر، صدر امامي، حامل رديتر، radiator support
  door: باب، أبواب، بيبان
  door handle: مقبض باب، مقابض ابواب، يد باب، مسكة باب، مسكات، اكرة باب، يد فتح باب، مقبض، handle
  door lock: قفل باب، كالون باب، لوك باب، كوالين، كيلون باب، سنتر باب، door latch
  central lock motor: سنترلوك، سنتر لوك، موتور قفل، موتور سنتر، central lock، door lock actuator
  door hinge: مفصلة باب، فصالة باب، مفصلات باب
  door check: مسطرة باب، ستوبر باب، ماسك باب، door stopper
  weatherstrip: جلدة باب، جلد ابواب، كاوتش باب، ربل باب، جلد باب، ربلات، door seal، weather strip
  window regulator: مكينة زجاج، ماكينة زجاج، مكينة قزاز، مكائن زجاج، رافعة زجاج، مكينة شباك، regulator window،
      window lifter، window motor
  glass: زجاج، قزاز، جزاز، زجاجة، قزازة، جام، جامات، جامة
  windshield: زجاج امامي، قزاز امامي، برابريز، زجاجة امامية، قزاز قدام، windscreen، front glass
  rear glass: زجاج خلفي، قزاز خلفي، زجاجة خلفية، back glass، rear windshield
  door glass: زجاج باب، قزاز باب، زجاجة باب، door window glass
  side mirror: مراية، مرآة، مرايا، مراية جانبية، مرآة جانبية، مرايات، منظرة، مرايه جنب، door mirror، mirror،
      wing mirror
  mirror glass: زجاج مراية، قزاز مراية، عين مراية، زجاج مرآة
  inside mirror: مراية داخلية، مرآة داخلية، مراية وسط، rear view mirror، interior mirror
  wiper blades: مساحات، مساحة، ريش مساحات، ماسحات، ماسحة، طقم مساحات، مسح زجاج، وايبر، wiper blade، wiper
  wiper arm: ذراع مساحة، ذراع مساحات، يد مساحة، عصا مساحات
  wiper motor: موتور مساحات، موتور وايبر، دينمو وايبر، دينمو مساحات، مكينة مساحات، ماطور مساحات
  wiper linkage: شبكة مساحات، ذراع مكينة مساحات، مقص مساحات
  washer pump: طرمبة مساحات، دينمو بخاخ ماء، طرمبة رشاش، مضخة مساحات، طرمبة ماء مساحات، washer motor
  washer tank: قربة مساحات، دبة مساحات، خزان مساحات، قربة ماء مساحات، washer reservoir، washer bottle
  washer nozzle: بخاخ مساحات، رشاش مساحات، نوزل مساحات
  emblem: علامة، شعار، بادج، logo، badge
  side step: دعسة جانبية، سلم جانبي، رصيف، دعاسة جنب، ركاب، running board
  door moulding: حلية باب، حليات، برواز باب، زينة باب، molding، moulding
  mud flaps: طربال، دفاع طين، مانع طين، صدادات طين، طربالات، mud flap، mudguard
  spoiler: جناح خلفي، سبويلر، جنيح
  roof: سقف، تنده، سطح
  sunroof: فتحة سقف، فتحة، sun roof
  dashboard: طبلون، تابلو، تبلوه، طبلونات، dash
  glove box: درج طبلون، درج، صندوق قفازات
  seat: كرسي، كراسي، مقعد، مراتب، مرتبة، مقاعد
  seat belt: حزام امان، احزمة امان، حزام، سيت بلت
  seat cover: تلبيسة، تلبيسات، غطاء مقاعد، فرش كراسي
  floor mat: دعاسة، دعاسات، فرش ارضية، ارضيات، فرش، floor mats
  door panel: ديكور باب، بطانة باب، تنجيد باب، فرش باب، door trim
  clip: كلبس، كلبسات، كلبس باب، مشبك، مشابك، retainer clip، clips
  bolt: مسمار، مسامير، برغي، براغي، صامولة، صواميل، screw، nut
  bracket: قاعدة، حامل، ركاب، دعامة، holder، support
  cover: غطاء، غطا، غطى، كفر، قبع، cap
  boot: جلدة، جلد، جلود، غبارة، كاوتش، ربل، rubber
  cab: قمرة، غمارة، كابينة، كبينة، cabin
  single cab: غمارة، غماره واحدة، كابينة واحدة، single cabin
  double cab: غمارتين، دبل كابينة، كابينتين، دبل كبينة، قمرتين، double cabin، dual cab
  pickup: وانيت، بيك اب، بكب، ونيت، بيكب، pick up
`);
