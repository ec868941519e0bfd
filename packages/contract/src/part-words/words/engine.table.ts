import { wordGroups } from './word-group';

export const engineWords = wordGroups(`
  engine: مكينة، محرك، ماكينة، موتور، مكائن، محركات، مكينه كاملة، motor
  half engine: نص مكينة، نصف مكينة، نص محرك، short block
  cylinder head: راس مكينة، راس محرك، هيد، سلندر هيد، راس سلندر، وش سلندر، engine head
  cylinder block: بلوك، بلوك مكينة، بلك مكينة، كتلة محرك، engine block
  head gasket: وجه راس، وجه هيد، جوان راس، جوان سلندر، كاسكيت راس، كزكيت راس، حشوة راس، cylinder head gasket
  gasket: وجه، وجوه، جوان، جوانات، كاسكيت، كسكيت، كزكيت، حشوة، حشية
  gasket set: طقم وجوه، طقم وجيه، طقم جوانات، طقم كاسكيت، وجوه مكينة، overhaul gasket kit، full gasket kit،
      gasket kit، overhaul kit
  valve cover gasket: وجه غطاء بلوف، وجه بلوف، وجه غطا البلوف، وجه غطاء، جلدة غطاء بلوف، جوان غطاء تاكيهات،
      rocker cover gasket، cylinder head cover gasket، tappet cover gasket
  valve cover: غطاء بلوف، غطا بلوف، غطاء تاكيهات، غطاء صبابات، rocker cover
  oil pan: كرتير، كارتير، حوض زيت، صحن زيت، كرتيل، سمب، oil sump، sump
  oil pan gasket: وجه كرتير، وجه كارتير، وجه حوض زيت، جوان كرتير، sump gasket
  intake manifold: منفول، منيفولد، ثلاجة هواء، ثلاجة مكينة، مجمع هواء، منفول هواء، intake
  intake manifold gasket: وجه ثلاجة، وجه منفول، وجه انتك، intake gasket
  exhaust manifold gasket: وجه اكزوز، وجه شكمان، وجه هدرز، وجه عادم، exhaust gasket
  oil seal: صوفة، صوف، صوفات، اويل سيل، سيل زيت، مانع تسرب، جلدة زيت، seal
  crankshaft seal: صوفة كرنك، صوفة امامية، صوفة خلفية، سيل كرنك، crank seal، crankshaft oil seal
  camshaft seal: صوفة كامة، صوفة عمود كامات، سيل كامة، cam seal
  valve stem seals: جلود بلوف، جلد بلوف، جلد صبابات، جلدة صبابات، صوف بلوف، صوف صبابات، كلاهات، valve seal،
      valve stem seal
  piston: بستم، بساتم، بستون، بيستون، مكبس، مكابس، بستن
  piston rings: شنابر، شنبر، حلقات مكبس، رنجات، رنقات، رنجات بستم، رنقات بستم، رينج بستم، piston ring، ring set
  piston pin: بنز بستم، بنوز بستم، مسمار بستم
  connecting rod: ذراع بستم، ذراع توصيل، ذراع مكينة، بيل، con rod، conrod
  connecting rod bearings: سبائك ذراع، سبيكة ذراع، سبيكة سواعد، سبايك سواعد، rod bearing، con rod bearing
  main bearings: سبائك كرنك، سبيكة كرنك، سبائك مكينة، سبيكة ثابت، سبايك ثابت، main bearing
  thrust washers: هلالات، سبيكة هلال، سبائك هلالية، thrust washer
  crankshaft: كرنك، عمود كرنك، عمود مرفق، كرنك شفت، crank
  camshaft: كامة، عمود كامات، كام شفت، عمود كامة، كامات، عمود حدبات
  crankshaft pulley: طارة كرنك، بكرة كرنك، بولي كرنك، هارمونيك، crank pulley، harmonic balancer، damper pulley
  flywheel: فلاويل، حدافة، طارة، ترس فلاويل، حذافة
  valve: بلف، بلوف، صباب، صبابات، صمام، صمامات
  exhaust valve: بلف عادم، بلوف عادم، بلوف شكمان، صباب عادم، بلف شكمان، صمام عادم
  intake valve: بلف هواء، صباب هواء، بلف سحب، صمام سحب، inlet valve
  hydraulic lifter: تاكيهات، تكايات، تكاية، ركر، اصابع بلوف، فناجين، lifter، tappet، valve lifter، rocker arm
  timing belt: سير تايمن، سير تيمن، سير تايمنج، سير توقيت، سير صدر، سير كاتينة، قشاط تايمن، قشاط توقيت، حزام تايمن، حزام توقيت، كوليه توقيت، cam belt
  timing chain: جنزير، جنزير تايمن، جنزير صدر، جنزير مكينة، جنازير، سلسلة توقيت، سلسلة تايمن، جنزير تيمنج، كاتينة، سلسلة مكينة، cam chain
  timing chain kit: طقم جنزير، طقم تايمن، طقم صدر، طقم كاتينة، timing kit
  timing tensioner: شداد تايمن، شداد جنزير، شداد سير تايمن، شداد صدر، شداد كاتينة، timing chain tensioner،
      timing belt tensioner، chain tensioner
  timing cover: صدر مكينة، غطاء تايمن، غطاء صدر، صدر محرك، timing chain cover، front cover
  drive belt: سير، سيور، سير مكينة، سير دينمو، سير مكيف، سير باور، قشاط، بلت، حزام مكينة، سير مروحة، حزام مروحة، قشاط مروحة، serpentine belt،
      fan belt، v belt، belt
  belt tensioner: شداد سير، شداد سيور، شداد، شدادات، شداد بلت، tensioner
  idler pulley: بكرة سير، بكرة، بكرات، بكرة سيور، بكرة شداد، بولي، رولة سير، pulley، idler، tensioner pulley
  engine mount: كرسي مكينة، كراسي مكينة، قاعدة مكينة، قواعد مكينة، قواعد محرك، كرسي محرك، كراسي محرك، قاعدة محرك،
      مخدة مكينة، engine mounting، motor mount
  oil pump: طرمبة زيت، مضخة زيت، طلمبة زيت، بمب زيت
  oil cooler: مبرد زيت، رديتر زيت، ثلاجة زيت، كولر زيت
  oil pressure switch: حساس زيت، حساس ضغط زيت، سويتش زيت، بلف زيت، oil pressure sensor
  dipstick: عيار زيت، سيخ زيت، مقياس زيت، معيار زيت، oil dipstick
  oil cap: غطاء زيت، غطا زيت، قبع زيت، oil filler cap
  drain plug: طبة زيت، مسمار كرتير، صامولة زيت، طبة كرتير، sump plug
  PCV valve: بلف تنفيس، بلف بخار، صمام تنفيس، بلف pcv، pcv
  spark plugs: بواجي، بوجيهات، بوجي، بوجيه، شمعات، شمعة، شمعات احتراق، بلكات، بلاكات، بوجيات، spark plug
  glow plugs: شمعات ديزل، شمعات تسخين، بواجي ديزل، بواجي تسخين، glow plug
  ignition coil: كويل، كويلات، كويل اشعال، موبينة، موبينات، ملف اشعال، coil
  spark plug wires: أسلاك بواجي، سلوك بواجي، وايرات بواجي، كيبل بواجي، ignition cable، plug wire،
      ignition wire set
  distributor: دلكو، دسبراتور، اسبراتور، دستربيوتر، موزع شرر، ديلكو
  distributor cap: غطاء دلكو، غطاء دسبراتور، غطا دلكو
  distributor rotor: شاكوش دلكو، عضمة دلكو، روتر دلكو، شاكوش
  throttle body: ثروتل، بوابة هواء، ثروتيل، تروتل، بوابة ثروتل، throttle
  idle control valve: حساس سلانسيه، بلف سلانسيه، موتور سلانسيه، بلف ايدل، بلف هواء، iac valve، idle valve، iscv
  turbocharger: تيربو، تربو، توربو، شاحن توربيني، turbo
  intercooler: انتركولر، رديتر هواء، مبرد هواء، رديتر تيربو
  EGR valve: بلف egr، صمام egr، بلف عادم، egr
  VVT solenoid: بلف vvt، حساس vvt، بلف في في تي، سلونيد زيت، oil control valve، vvt valve، ocv
  camshaft gear: ترس كامة، ترس تايمن، ترس vvt، cam gear، vvt gear، camshaft sprocket
  engine cover: غطاء مكينة، غطا مكينة، غطاء محرك
  engine undercover: بطنية مكينة، درع مكينة، صاجة مكينة، حماية مكينة، engine guard، skid plate، splash shield
  sleeve: شميز، شمايز، جلب سلندر، قمصان، قميص مكينة، cylinder liner، liner
`);
