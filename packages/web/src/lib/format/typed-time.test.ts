import { expect, it } from 'vitest';
import { readTime, stepTime, writtenTime } from './typed-time';

it.each([
  ['00:00', '12:00 ص'],
  ['09:05', '9:05 ص'],
  ['12:30', '12:30 م'],
  ['23:59', '11:59 م'],
  ['25:00', '25:00'],
  ['', ''],
])('writes %j as %j and reads it back', (time, written) => {
  expect(writtenTime(time)).toBe(written);
  if (time !== '' && time !== '25:00') expect(readTime(written)).toBe(time);
});

it.each([
  ['15:30', '15:30'],
  ['1530', '15:30'],
  ['9', '09:00'],
  ['٩:١٥', '09:15'],
  ['3.30م', '15:30'],
  ['3 30 م', '15:30'],
  ['12 ص', '00:00'],
  ['12 مساءً', '12:00'],
  ['7 pm', '19:00'],
  ['24:00', undefined],
  ['13 م', undefined],
  ['9:75', undefined],
  ['غداً', undefined],
  ['', undefined],
])('reads %j as %j', (typed, time) => expect(readTime(typed)).toBe(time));

it.each([
  ['09:00', 15, '09:15'],
  ['09:10', 15, '09:15'],
  ['09:10', -15, '09:00'],
  ['00:00', -15, '23:45'],
  ['23:50', 15, '00:00'],
  ['09:10', 60, '10:00'],
  ['no time', 15, '00:15'],
])('%s and %i minutes is %s', (time, minutes, next) => expect(stepTime(time, minutes)).toBe(next));
