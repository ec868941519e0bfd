import { wordGroups } from './word-group';

/** Cooling of the engine and the air conditioner. */
export const coolingWords = wordGroups(`
  radiator: رديتر، رديتر ماء، ردياتير، رديتير، رديترات، لديتر، لديترات، راديتر، رادياتير، راديتير، ردياتور،
      روديتر، مبرد ماء
  condenser: رديتر مكيف، كندنسر، كوندنسر، مكثف مكيف، مكثف، رديتر كنديشن، رديتر فريون، ردياتير مكيف، لديتر مكيف،
      ac condenser، a/c condenser
  radiator cap: غطاء رديتر، غطا رديتر، طبلة رديتر، قبع رديتر، غطاء ردياتير، غطاء لديتر
  radiator fan: مروحة رديتر، مراوح رديتر، مروحة تبريد، مروحة ردياتير، مروحة لديتر، مروحة مكينة، بنكة رديتر، بنكة تبريد، cooling fan،
      engine fan
  fan: مروحة، مراوح، بنكة، بنكات، ريش مروحة، بلور
  fan motor: موتور مروحة، دينمو مروحة، ماطور مروحة، radiator fan motor
  fan clutch: كلتش مروحة، كلش مروحة، دبرياج مروحة، فيسكوز، viscous fan
  fan shroud: بيت مروحة، برواز مروحة، غطاء مروحة
  fan relay: ريليه مروحة، كتاوت مروحة، رلي مروحة
  water pump: طرمبة ماء، مضخة ماء، طلمبة ماء، طرمبة موية، طرمبة مياه، مضخة مياه، طلمبة مياه، بمب ماء، دينمو ماء
  pump: طرمبة، طرمبات، مضخة، مضخات، طلمبة، طلمبات، بمب
  thermostat: بلف حرارة، ثرموستات، ترموستات، بلوف حرارة، منظم حرارة، بلف رديتر، ثيرموستات، صمام حرارة
  thermostat housing: بيت بلف حرارة، علبة بلف حرارة، بيت ثرموستات، كوع ماء، water outlet، coolant flange
  radiator hose: لي رديتر، ليات رديتر، لي ماء، ليات ماء، خرطوم رديتر، خرطوم ماء، خراطيم ماء، هوز رديتر، هوز ماء،
      خرطوش رديتر، لي ردياتير، لي لديتر، coolant hose، water hose
  heater hose: لي دفاية، خرطوم دفاية، لي هيتر، هوز دفاية
  hose: لي، ليات، خرطوم، خراطيم، هوز، هوزات، خرطوش، بربيش، ليه
  expansion tank: قربة ماء، قربة رديتر، قربة ماء رديتر، علبة ماء رديتر، خزان ماء، دبة ماء، دبة رديتر، تنك ماء،
      فائض ماء، coolant reservoir، reserve tank، coolant tank، overflow tank
  coolant: ماء رديتر، سائل تبريد، ماء أخضر، ماء أحمر، موية رديتر، كولنت، ماء تبريد، antifreeze
  temperature sensor: حساس حرارة، حساس ماء، حساس حرارة ماء، حساس مؤشر حرارة، عداد حرارة،
      coolant temperature sensor، coolant sensor، water temperature sensor، thermo switch
  water pipe: ماصورة ماء، ماسورة ماء، بيب ماء، water tube، coolant pipe
  freeze plug: طبة ماء، طبات ماء، طبب مكينة، core plug، expansion plug
  AC compressor: كمبروسر، كمبروسر مكيف، كمبريسور، كمبرسر، كمبروسور، كمبرسور، كمبريسر، كمبرشن مكيف، كومبروسر،
      ضاغط مكيف، a/c compressor، compressor
  compressor clutch: كلتش كمبروسر، كلتش مكيف، صحن كمبروسر، بكرة كمبروسر، ac clutch
  evaporator: ثلاجة مكيف، مبخر، ثلاجة، ثلاجة تبريد، ايفابوريتر، فريزر مكيف، ثلاجة طبلون، cooling coil،
      evaporator core
  expansion valve: بلف مكيف، بلف ثلاجة، بلف تمدد، صمام تمدد، بلف فريون، ac expansion valve
  receiver drier: دراير، فلتر فريون، فلتر دراير، فلتر كمبروسر، drier، dryer
  AC hose: لي مكيف، ليات مكيف، ماصورة مكيف، خرطوم مكيف، هوز مكيف، ماسورة مكيف، a/c hose، ac pipe
  refrigerant: فريون، غاز مكيف، غاز فريون، r134a، freon
  blower motor: موتور مكيف، دينمو مكيف، مروحة مكيف، موتور بلور، بلور مكيف، مروحة دفاية، موتور هواء، ac blower،
      blower
  blower resistor: مقاومة مكيف، مقاومة مروحة، رزستر مكيف، مقاومة بلور، blower motor resistor
  heater core: رديتر دفاية، دفاية، هيتر، رديتر هيتر، سخان مكيف، heater
  AC pressure switch: حساس فريون، حساس مكيف، سويتش مكيف، حساس ضغط مكيف، a/c pressure sensor
  AC control panel: مفتاح مكيف، لوحة مكيف، كنترول مكيف، شاشة مكيف، climate control
  air conditioner: مكيف، تكييف، كنديشن، اي سي، ac، a/c
`);
