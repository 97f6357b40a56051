/** Texts of this module. */
export const problems = {
  badAddress: 'Enter an https address without a user name or password.',
  otherPort: 'Enter an address without a port; postbacks go to port 443.',
  notPublic: 'This address is not on the public internet.',
}
