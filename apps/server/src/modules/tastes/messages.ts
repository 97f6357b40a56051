import { mostTastes } from '@porchlight/contract'

/** Every word of this module's own. */
export const problems = {
  nothingChosen: 'Please choose a picture first: without one there is nothing to keep.',
  tooMany: `An account keeps ${mostTastes} aesthetic profiles. Please delete one first.`,
  usedSecret: 'This link was made before. Please make a new one.',
}
