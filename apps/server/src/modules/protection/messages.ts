/** Every word of this module's own. */
export const problems = {
  moreThanOwed: 'The provider is not owed that much of stays that are over.',
  trustShort: {
    cash: 'The trust account does not hold that much.',
    operator_owes: 'Nothing leaves the trust account while the operator owes it.',
  },
}
