-- By which names a car goes is known by the contract alone; SQL is given the spellings it compares with.

drop index vehicles_car_key;
drop function make_spellings;
create unique index vehicles_car_key on vehicles (
  turoos_fold(make), turoos_fold(model), year, turoos_fold(engine), transmission, fuel_type, body_type);
