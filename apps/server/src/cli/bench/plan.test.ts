import { describe, expect, it } from 'vitest'
import { UsageError } from '../command.ts'
import { numbersOf, wholeNumbersOf } from './plan.ts'

const usual = { seconds: 4, rounds: 3, stays: 200_000 }

describe("a benchmark's plan", () => {
  it('has the defaults except for what is specified', () => {
    expect(numbersOf([], usual)).toEqual(usual)
    expect(numbersOf(['--rounds', '5', '--seconds=0.5'], usual)).toEqual({ ...usual, rounds: 5, seconds: 0.5 })
    expect(wholeNumbersOf(['--stays', '7'], usual)).toEqual({ ...usual, stays: 7 })
  })

  it('is rejected with an unknown flag, and with words besides the flags', () => {
    for (const args of [['--hours', '1'], ['often']]) {
      expect(() => numbersOf(args, usual)).toThrow(UsageError)
      expect(() => numbersOf(args, usual)).toThrow(args[0])
    }
  })

  it.each(['many', '', '0', '-1', 'NaN'])('is rejected with "%s" as a number', (value) => {
    const args = [`--rounds=${value}`]
    expect(() => numbersOf(args, usual)).toThrow(new UsageError('Seconds, rounds and stays are numbers above 0.'))
    expect(() => wholeNumbersOf(args, usual)).toThrow(
      new UsageError('Seconds, rounds and stays are whole numbers above 0.'),
    )
  })

  it('is rejected with a fraction where a whole number is required', () => {
    expect(() => wholeNumbersOf(['--rounds', '1.5'], { homes: 1, rounds: 1 })).toThrow(
      new UsageError('Homes and rounds are whole numbers above 0.'),
    )
  })
})
