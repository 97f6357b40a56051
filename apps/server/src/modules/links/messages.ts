/** Texts of this module. */
export const problems = {
  notASearch: 'This isn’t a link to a search.',
}
