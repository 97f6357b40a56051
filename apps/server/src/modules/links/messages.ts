/** Every word of this module's own. */
export const problems = {
  notASearch: 'This is not the address of a search.',
}
