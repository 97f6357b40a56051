import { expect, test } from 'vitest'
import { histogramOf } from './histogram.ts'
import { noPrice } from './layout.ts'

const listOf = (prices: number[]) => ({
  count: prices.length,
  slots: Uint32Array.from(prices.keys()),
  prices: Uint32Array.from(prices),
  stays: new Uint8Array(prices.length),
})
const all = new Int32Array(4).fill(-1)

test('bars have round bounds, cheapest first, without empty ends', () => {
  expect(histogramOf(listOf([120_000, 139_999, 140_000, 180_000]), all)).toEqual([
    { from: 120_000, to: 140_000, count: 2 },
    { from: 140_000, to: 160_000, count: 1 },
    { from: 160_000, to: 180_000, count: 0 },
    { from: 180_000, to: 200_000, count: 1 },
  ])
})

test('each price is inside its bar, from zero to the most expensive', () => {
  for (const price of [0, 7, 8, 9, 10, 15, 16, 99, 4_095, 65_536, 2 ** 31, noPrice - 1]) {
    const [bar, ...others] = histogramOf(listOf([price]), all)
    expect(others).toEqual([])
    expect(bar && bar.from <= price && price < bar.to).toBe(true)
  }
})

test('homes without a price and homes outside the plane are left out', () => {
  expect(histogramOf(listOf([noPrice]), all)).toEqual([])
  expect(histogramOf(listOf([120_000]), new Int32Array(4))).toEqual([])
})
