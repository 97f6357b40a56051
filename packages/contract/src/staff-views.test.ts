import { expect, test } from 'vitest'
import { areFiltersOf } from './staff-views.ts'

test.each([
  ['inbox', '', true],
  ['inbox', 'list=mine&tag=vip', true],
  ['inbox', 'list=mine&unpaid=true', false],
  ['bookings', 'unpaid=true&order=booked', true],
  ['bookings', 'q=Anchor+Row', true],
  ['bookings', 'next=//evil', false],
  ['bookings', 'q=<script>', false],
  ['bookings', 'q=a&', false],
  ['bookings', 'q', false],
] as const)('%s: %s', (page, filters, are) => expect(areFiltersOf(page, filters)).toBe(are))
