/** Texts of this module. */
export const problems = {
  notFinished: 'There’s no finished 1099-NEC for this year.',
  wrongState: 'This commission was changed meanwhile. Reload and try again.',
  runState: 'This payout run was changed meanwhile. Reload and try again.',
  creditScheduled: 'The commission of this booking is in a payout run. Send or cancel the run first.',
  participant: 'These are your own commissions. A colleague decides.',
  rateFixed: 'The rate can only be corrected where the partner is right and the commission is a share of a booking.',
  disputed: 'This commission is already disputed.',
  tooLate:
    'Commissions can be disputed within 60 days of their last change. Write to us if you think this one is wrong.',
  bookingUnknown: 'No booking has this confirmation number and last name. Check both.',
  earnsNothing: 'This booking earns no commission: it is canceled, or your own stay.',
  claimWindowOver: 'Bookings can be claimed within 60 days of check-out. Write to us if you think this one is yours.',
  alreadyYours: 'This booking is credited to you already. Find it by its number above.',
  noCode: 'You need an active code to claim a booking. See your programs in your profile.',
  unknownPartner: 'No partner has this email address.',
  termsReason:
    'Say why in the note, in at least 10 characters: the rate goes up or is unusual, or commissions are paid by someone else.',
  rateReason: 'Say why in at least 10 characters: a second person approves a higher rate.',
  attributionReason: 'Say why in the note, in at least 10 characters: more days mean more commissions.',
  noForeignStatus:
    'This partner is paid abroad and has no valid W-8BEN or W-8BEN-E on file. They sign it in their portal.',
  pastDate: 'Terms apply from today or later. Bookings keep the terms they were made under.',
  inAnotherRun: 'This partner already waits in another run. Send or cancel it first.',
  nothingDue: 'Nothing is due to this partner.',
  noAccount: 'This partner has no payout account in force.',
  holderNotLatin: 'The bank file cannot write the name of this account holder. Ask for it in Latin letters.',
  noTaxForm: 'This partner has no W-9 on file. Ask for it, or pay with 24% backup withholding.',
  needsSecond: 'This run is over the limit. A second person approves it first.',
  tooEarly: 'The bank executes this run on a later day.',
  reportTooLong: 'Choose at most 36 months.',
  empty: 'Nothing of this run is on its way to the bank.',
}
