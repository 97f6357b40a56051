import { mostTastes } from '@porchlight/contract'

/** Texts of this module. */
export const problems = {
  nothingChosen: 'Choose at least one picture before you save.',
  tooMany: `You can have up to ${mostTastes} aesthetic profiles. Delete one first.`,
  usedSecret: 'This link was already used. Create a new one.',
}
