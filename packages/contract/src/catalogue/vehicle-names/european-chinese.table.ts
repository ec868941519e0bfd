import type { ModelsOfMakes } from './vehicle-names';

/** The models of European and Chinese makes. */
export const europeanAndChineseModels: ModelsOfMakes = {
  'Mercedes-Benz': [
    ['Sprinter', 'سبرنتر', 'سبرينتر'],
    ['C-Class', 'فئة c', 'سي كلاس', 'c class'],
    ['E-Class', 'فئة e', 'اي كلاس', 'e class'],
    ['S-Class', 'فئة s', 'اس كلاس', 's class'],
    ['G-Class', 'فئة g', 'جي كلاس', 'g class'],
    ['Vito', 'فيتو'],
    ['Actros', 'اكتروس'],
  ],
  Volkswagen: [
    ['Golf', 'جولف'],
    ['Passat', 'باسات'],
    ['Jetta', 'جيتا'],
    ['Bora', 'بورا'],
    ['Polo', 'بولو'],
    ['Tiguan', 'تيجوان'],
    ['Touareg', 'طوارق'],
  ],
  Skoda: [
    ['Octavia', 'اوكتافيا', 'أوكتافيا'],
    ['Superb', 'سوبيرب'],
    ['Fabia', 'فابيا'],
  ],
  Opel: [
    ['Vectra', 'فكترا'],
    ['Astra', 'استرا'],
    ['Omega', 'اوميجا'],
    ['Corsa', 'كورسا'],
  ],
  Renault: [
    ['Logan', 'لوجان', 'لوغان'],
    ['Duster', 'داستر'],
    ['Megane', 'ميجان'],
    ['Fluence', 'فلوانس'],
    ['Symbol', 'سيمبول'],
    ['Safrane', 'سافران'],
  ],
  'Land Rover': [
    ['Defender', 'ديفندر'],
    ['Discovery', 'ديسكفري'],
    ['Freelander', 'فريلاندر'],
  ],
  Chery: [
    ['Tiggo', 'تيجو'],
    ['Arrizo', 'اريزو', 'أريزو'],
    ['QQ', 'كيو كيو'],
    ['Fulwin', 'فلوين'],
  ],
  Geely: [
    ['Emgrand', 'امجراند', 'إمجراند'],
    ['Coolray', 'كولراي'],
    ['Emgrand X7', 'امجراند اكس 7'],
    ['Okavango', 'اوكافانجو'],
  ],
  Changan: [
    ['CS35', 'سي اس 35', 'cs 35'],
    ['CS75', 'سي اس 75', 'cs 75'],
    ['Eado', 'ايدو'],
    ['Alsvin', 'الزفين'],
  ],
  'Great Wall': [['Wingle', 'وينجل']],
};
