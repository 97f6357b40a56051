import { dateOfDayNumber, dayNumber, type Stay } from '@porchlight/contract'

const daysOf = ({ arrive, depart }: Stay) => ({ from: dayNumber(arrive), to: dayNumber(depart) })

/**
 * The nights a stay needs beyond those it has, including preparation before and after, so that no one books too close;
 * empty if it needs no more.
 */
export const nightsToHold = (booked: Stay, requested: Stay, preparationNights: number): Stay[] => {
  const has = daysOf(booked)
  const needs = daysOf(requested)
  const from = needs.from < has.from ? needs.from - preparationNights : needs.from
  const to = needs.to > has.to ? needs.to + preparationNights : needs.to
  const pieces = [
    { from, to: Math.min(to, has.from) },
    { from: Math.max(from, has.to), to },
  ]
  return pieces
    .filter((piece) => piece.from < piece.to)
    .map((piece) => ({ arrive: dateOfDayNumber(piece.from), depart: dateOfDayNumber(piece.to) }))
}
