/** Texts of this module. */
export const problems = {
  unknownPartner: 'No partner in this program has this email address.',
  codeTaken: 'This code belongs to another partner or program. Choose another code.',
  unknownCode: 'No partner has this code.',
  notATouch: 'This partner neither brought the guest within their window nor claims the booking.',
  settled: 'This booking is credited to you, you claimed it already, or our team has decided on it.',
  decided: 'Someone already decided this. Reload the page.',
}
