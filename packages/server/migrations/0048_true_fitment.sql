-- Which parts depend on the engine of a car, between which months a part fits it, and where on the car it goes.

-- What the words of a folded name say: whether its parts depend on the engine. Null where they say nothing. Phrases that
-- mean something else than their words come first.
create function engine_matters_by_words(folded text) returns boolean language sql immutable parallel safe
  return case
    when ' ' || folded || ' ' ~ (' و?(ال)?(كبوت|كبابيت|فلاتر (ال)?مكيف|فلتر (ال)?مكيف|طرمب[هات]* (ال)?(بريك|فرامل|مساحات)'
      || '|سلندر (ال)?(بريك|فرامل)|زيت (ال)?(بريك|فرامل)|حساسات abs|حساس abs|cabin|brake|abs |bonnet|hood |engine hood|wiper)') then false
    when ' ' || folded || ' ' ~ (' و?(ال|لل)?(محرك|مكين|ماكين|بستم|بساتم|شنبر|شنابر|جوان |جوانات|وجه راس|سير |سيور|بكره سير|بكرات|طرمب'
      || '|فلتر|فلاتر|بواجي|بوجي|بلكات|بلك |شمعات (ال)?(احتراق|اشعال)|شمعه (ال)?(احتراق|اشعال)|كويل|كوايل|اشعال|انجكتر|بخاخ|كربريتر|تيربو|توربو'
      || '|رديتر|راديتر|تبريد|ثرموستات|ترموستات|بلف حراره|مضخه|دينمو|دينامو|سلف |سلفات|مارش|كرنك|كام[هات]* |كامات|عمود كام|تيمن|تايمن|جنزير|كاتين'
      || '|وقود|بنزين|ديزل|شكمان|عادم|كرسي (ال)?(مكين|محرك|ماكين|قير|جير)|كراسي (ال)?(مكين|محرك|ماكين|قير|جير)|كلتش|قير|جير|ناقل|كمبروسر|حساس'
      || '|engine|piston|gasket|spark|ignition|injector|injection|fuel|radiator|cooling|coolant|water pump|thermostat|alternator|starter'
      || '|timing|belt|camshaft|crankshaft|oil|air filter|filter|turbo|exhaust|clutch|transmission|gearbox)') then true
    when ' ' || folded || ' ' ~ (' و?(ال|لل)?(صدام|رفرف|رفارف|باب |ابواب|مراي|مراه |مرايا|شبك|زجاج|قزاز|مصباح|مصابيح|شمعه|شمعات|اصطب|اسطب'
      || '|كشاف|لمب|اشار|انوار|اناره|اضاءه|دعامي|كرسي|كراسي|مقعد|مقاعد|طبلون|تابلوه|ديكور|مساح|مقبض|مقابض|قفل|اقفال|يد باب|هيكل|بودي'
      || '|فرش|دواس|سجاد|فحم|بريك|فرامل|هوب|اقراص|قرص|قماش|كفر|اطار|جنط|جنوط|رنج|مساعد|مقص|جلب|جلد مقص|ركب|ذراع|اذرع|عمود توازن|عكس توازن'
      || '|تعليق|ياي|زنبرك|بلي|رمان عجل|صره|داخليه|شنطه|بطاري'
      || '|body|bumper|fender|door|mirror|grille|glass|windshield|light|lamp|headl|bulb|interior|seat|dashboard|pad|disc|rotor|suspension'
      || '|shock|strut|control arm|ball joint|tie rod|stabili|bushing|tire|tyre|wheel|rim)') then false
  end;

alter table products
  add column engine_by_name boolean generated always as (engine_matters_by_words(turoos_fold(name))) stored,
  -- where on the car it goes; empty where nobody said
  add column side text not null default '' check (side in ('', 'left', 'right')),
  add column axle text not null default '' check (axle in ('', 'front', 'rear')),
  add column place_position text not null default '' check (place_position in ('', 'upper', 'lower', 'inner', 'outer'));

alter table categories
  -- what the owner says of the parts in it; null where nothing is said
  add column engine_matters boolean,
  -- that of the nearest category upwards that says something, and what the nearest name says that says something;
  -- both kept by settle_engine_rules
  add column engine_rule boolean,
  add column engine_guess boolean;

-- The tree is small, so it is settled as a whole.
create function settle_engine_rules() returns void language sql as $$
  with recursive settled as (
    select id, engine_matters as rule, engine_matters_by_words(turoos_fold(name_ar || ' ' || name_en)) as guess
      from categories where parent_id is null
    union all
    select c.id, coalesce(c.engine_matters, s.rule), coalesce(engine_matters_by_words(turoos_fold(c.name_ar || ' ' || c.name_en)), s.guess)
      from categories c join settled s on c.parent_id = s.id
  )
  update categories c set engine_rule = s.rule, engine_guess = s.guess from settled s
  where s.id = c.id and (c.engine_rule, c.engine_guess) is distinct from (s.rule, s.guess);
$$;
select settle_engine_rules();

alter table product_fitments
  add column month_from int check (month_from between 1 and 12),
  add column month_to int check (month_to between 1 and 12),
  add check (month_from is null or year_from is not null),
  add check (month_to is null or year_to is not null),
  add check (year_from < year_to or month_from <= month_to);

-- The words by which a part is found for its place on the car.
create function part_place_words(side text, axle text, part_position text) returns text language sql immutable parallel safe
  return nullif(concat_ws(' ',
    case axle when 'front' then 'امامي' when 'rear' then 'خلفي' end,
    case side when 'right' then 'يمين' when 'left' then 'يسار' end,
    case part_position when 'upper' then 'علوي' when 'lower' then 'سفلي' when 'inner' then 'داخلي' when 'outer' then 'خارجي' end), '');

create or replace function refresh_search_text(ids uuid[]) returns void language sql as $$
  update products p set search_text = concat_ws(' ', '',
    turoos_fold(p.name),
    turoos_fold(p.brand),
    p.part_code,
    turoos_code(p.barcode),
    turoos_fold(p.code),
    part_place_words(p.side, p.axle, p.place_position),
    (select turoos_fold(concat_ws(' ', c.name_ar, c.name_en, r.name_ar, r.name_en))
       from categories c join categories r on r.id = c.root_id where c.id = p.category_id),
    (select string_agg(n.code, ' ') from product_numbers n where n.product_id = p.id),
    (select string_agg(distinct turoos_fold(concat_ws(' ', f.make, f.model)), ' ') from product_fitments f where f.product_id = p.id),
    (select string_agg(distinct year::text, ' ') from product_fitments f,
       generate_series(f.year_from, coalesce(f.year_to, f.year_from + 25)) as year where f.product_id = p.id))
  where p.id = any (ids);
$$;
