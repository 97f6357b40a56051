import { area, type WordsOf } from '../words.ts'

/** A style profile of words and links. */
export const describeWords = area({
  startTitle: 'Or tell us in your own words',
  startLead:
    'Describe the place you have in mind, or link pages you like. We show what we read from it and which homes match.',
  addTitle: 'Add words or links',
  addLead: 'Something the photos didn’t show? Add it here. The profile is saved with your choices.',
  words: 'What do you like?',
  wordsHint: 'For example: a cozy cabin by the lake with a fireplace, but no pool',
  link: 'Link {number}',
  linkHint: 'A page or picture you like. We read it once.',
  addLink: 'Add another link',
  privacy:
    'We save the profile at a private address; delete it anytime. An AI service may read what you enter, so leave out names and anything private.',
  send: 'Show my profile',
  noScript: 'This needs JavaScript, which is off in your browser. Choosing photos works without it.',
  badLink: 'Enter an address that starts with https://',
  empty: 'Write what you like, or add a link',
  failed: 'We couldn’t create your profile',
  notes: 'Your words and links',
  linkState: {
    read: 'Link {number}',
    unreachable: 'Link {number}: the page didn’t respond',
    no_page: 'Link {number}: not a web page or picture',
    closed: 'Link {number}: not a public address',
  },
  readBy: {
    model: 'Read by an AI model. It can name only traits our homes have, and each reason is quoted.',
    list: 'Read with our own list of words and colors. Each reason is quoted.',
  },
  said: {
    words: 'You wrote “{quote}”',
    wordsUnquoted: 'From the description',
    page: 'Link {number} says “{quote}”',
    pageUnquoted: 'From a linked page',
    picture: 'The picture of link {number} shows: {quote}',
    pictureUnquoted: 'From the colors of the picture of link {number}',
  },
  against: '{reason}, which says the opposite',
})

export type DescribeWords = WordsOf<typeof describeWords>
