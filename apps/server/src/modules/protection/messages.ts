/** Texts of this module. */
export const problems = {
  moreThanOwed: 'This is more than the provider is owed for completed stays.',
  trustShort: {
    cash: 'The trust account doesn’t hold that much.',
    operator_owes: 'The operator owes the trust account money. Settle that before paying anything out.',
  },
}
