import { createCategory } from '../modules/categories';
import type { DemoPart } from './demo-part';

type Names = readonly [arabic: string, english: string];

/** Main categories of a parts shop, with their subcategories. */
const tree: readonly { main: Names; below: readonly Names[] }[] = [
  {
    main: ['زيوت وفلاتر', 'Oils & Filters'],
    below: [
      ['زيوت محرك', 'Engine Oils'],
      ['زيوت ناقل الحركة', 'Transmission Fluids'],
      ['فلاتر زيت', 'Oil Filters'],
      ['فلاتر هواء', 'Air Filters'],
      ['فلاتر وقود', 'Fuel Filters'],
      ['فلاتر مكيف', 'Cabin Filters'],
      ['شحوم ومواد تشحيم', 'Greases & Lubricants'],
    ],
  },
  {
    main: ['فرامل', 'Brakes'],
    below: [
      ['فحمات أمامية', 'Front Brake Pads'],
      ['فحمات خلفية', 'Rear Brake Pads'],
      ['أقراص فرامل', 'Brake Discs'],
      ['قماشات فرامل', 'Brake Shoes'],
      ['طرمبات فرامل', 'Brake Master Cylinders'],
      ['حساسات ABS', 'ABS Sensors'],
      ['زيت فرامل', 'Brake Fluid'],
    ],
  },
  {
    main: ['تعليق وتوجيه', 'Suspension & Steering'],
    below: [
      ['مساعدات أمامية', 'Front Shock Absorbers'],
      ['مساعدات خلفية', 'Rear Shock Absorbers'],
      ['مقصات', 'Control Arms'],
      ['ركب وجلب', 'Ball Joints & Bushings'],
      ['أذرعة توجيه', 'Tie Rods'],
      ['بلي عجل', 'Wheel Bearings'],
      ['علب دركسيون', 'Steering Racks'],
    ],
  },
  {
    main: ['كهرباء وإنارة', 'Electrical & Lighting'],
    below: [
      ['بطاريات', 'Batteries'],
      ['دينمو', 'Alternators'],
      ['سلف', 'Starters'],
      ['مصابيح أمامية', 'Headlights'],
      ['مصابيح خلفية', 'Tail Lights'],
      ['لمبات', 'Bulbs'],
      ['حساسات', 'Sensors'],
      ['فيوزات وريليهات', 'Fuses & Relays'],
    ],
  },
  {
    main: ['محرك', 'Engine'],
    below: [
      ['سيور وبكرات', 'Belts & Pulleys'],
      ['بواجي وكويلات', 'Spark Plugs & Coils'],
      ['قواعد محرك', 'Engine Mounts'],
      ['وجوه وصوف', 'Gaskets & Seals'],
      ['بساتم وشنابر', 'Pistons & Rings'],
      ['جنازير توقيت', 'Timing Chains'],
      ['طرمبات زيت', 'Oil Pumps'],
    ],
  },
  {
    main: ['ناقل حركة', 'Transmission'],
    below: [
      ['كلتش وصحن ضغط', 'Clutch Kits'],
      ['قواعد جير', 'Gearbox Mounts'],
      ['عكوس', 'Drive Shafts'],
      ['صلايب عمود الدوران', 'Universal Joints'],
      ['فلاتر جير', 'Gearbox Filters'],
    ],
  },
  {
    main: ['تبريد', 'Cooling'],
    below: [
      ['رديترات', 'Radiators'],
      ['طرمبات ماء', 'Water Pumps'],
      ['مراوح تبريد', 'Cooling Fans'],
      ['بلوف حرارة', 'Thermostats'],
      ['ليات ماء', 'Coolant Hoses'],
      ['ماء رديتر', 'Coolant'],
    ],
  },
  {
    main: ['وقود', 'Fuel System'],
    below: [
      ['طرمبات وقود', 'Fuel Pumps'],
      ['بخاخات', 'Injectors'],
      ['عوامات', 'Fuel Level Senders'],
      ['ثروتل', 'Throttle Bodies'],
    ],
  },
  {
    main: ['هيكل خارجي', 'Body'],
    below: [
      ['صدامات', 'Bumpers'],
      ['رفارف', 'Fenders'],
      ['كبوت', 'Hoods'],
      ['شبوك', 'Grilles'],
      ['أبواب', 'Doors'],
      ['مقابض أبواب', 'Door Handles'],
    ],
  },
  {
    main: ['زجاج ومرايا', 'Glass & Mirrors'],
    below: [
      ['زجاج أمامي', 'Windshields'],
      ['زجاج أبواب', 'Door Glass'],
      ['مرايا جانبية', 'Side Mirrors'],
      ['مساحات', 'Wiper Blades'],
      ['مكائن زجاج', 'Window Regulators'],
    ],
  },
  {
    main: ['إطارات وجنوط', 'Tires & Rims'],
    below: [
      ['إطارات صالون', 'Passenger Tires'],
      ['إطارات دفع رباعي', 'SUV & Pickup Tires'],
      ['جنوط', 'Rims'],
      ['صواميل ومسامير عجل', 'Wheel Nuts & Studs'],
    ],
  },
  {
    main: ['داخلية وإكسسوارات', 'Interior & Accessories'],
    below: [
      ['فرش أرضية', 'Floor Mats'],
      ['أغطية مقاعد', 'Seat Covers'],
      ['شاشات ومسجلات', 'Screens & Stereos'],
      ['كاميرات وحساسات رجوع', 'Reverse Cameras & Sensors'],
      ['عدة طوارئ', 'Emergency Kits'],
    ],
  },
];

export const demoCategories: DemoPart = {
  title: 'categories',
  async fill(tx) {
    for (const [place, { main, below }] of tree.entries()) {
      const parentId = await createCategory(tx, 'system', named(main, place));
      for (const [placeBelow, names] of below.entries())
        await createCategory(tx, 'system', { ...named(names, placeBelow), parentId });
    }
  },
};

const named = ([arabic, english]: Names, place: number) => ({
  name_ar: arabic,
  name_en: english,
  sortOrder: place + 1,
});
