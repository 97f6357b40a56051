/** Texts of this module. */
export const problems = {
  badAddress: 'Enter an https address without a user name or password.',
  notPublic: 'This address is not on the public internet.',
}
