/** Every word of this module's own. */
export const problems = {
  unknownPartner: 'Nobody with this e-mail takes part in this program.',
  codeTaken: 'This code is another partner’s, or of another program. Please choose another word.',
  unknownCode: 'There is no partner with this code.',
}
