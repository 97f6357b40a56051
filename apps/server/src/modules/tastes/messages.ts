import { mostTastes } from '@porchlight/contract'

/** Texts of this module. */
export const problems = {
  nothingChosen: 'Choose at least one picture before you save.',
  nothingFound:
    'We didn’t find anything our homes are known for. Describe what you like, such as a cabin, a fireplace, or the lake.',
  linksUnread: 'We couldn’t read these links. Try another page, or describe it in your own words.',
  tooMany: `You can have up to ${mostTastes} aesthetic profiles. Delete one first.`,
  usedSecret: 'This link was already used. Create a new one.',
}
