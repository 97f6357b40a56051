import { type Money, mostIn, tooHigh } from '@porchlight/contract'
import { Problem } from './problem.ts'

/**
 * Checks an amount whose currency its request doesn't contain.
 * @param most in cents of a dollar; `mostIn` of it applies
 * @throws Problem 422 invalid_input
 */
export const requireUpTo = (most: number, { amount, currency }: Money, field = 'amount'): void => {
  if (Math.abs(amount) > mostIn(currency, most))
    throw new Problem(422, 'invalid_input', `${tooHigh}.`, undefined, { required: [field] })
}
