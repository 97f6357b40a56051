/** Texts of this module. */
export const problems = {
  unknownPartner: 'No partner in this program has this email address.',
  codeTaken: 'This code belongs to another partner or program. Choose another code.',
  unknownCode: 'No partner has this code.',
  notATouch: 'This partner did not bring the guest within their window.',
  decided: 'Someone has decided this already. Reload the page.',
}
