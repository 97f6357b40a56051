import { area } from '../words.ts'

/** Questions about houses, for whoever asks and for the team. */
export const questionWords = area({
  title: 'Your questions',
  lead: 'What you have asked about our houses, and what the concierge answered.',
  about: 'Ask about {home}',
  aboutText:
    'Somebody who has slept there answers, usually within a day. We write to you then. What helps others stays on the page of the house, without your name.',
  question: 'Your question',
  missing: 'Please write your question.',
  failed: 'That did not work',
  send: 'Send the question',
  sent: 'The concierge has your question',
  none: 'You have not asked anything yet',
  noneText: 'Every house has “Ask the concierge” on its page.',
  search: 'Look at houses',
  waits: 'We are finding out',
  answered: 'Answered',
  deskTitle: 'Questions',
  deskLead:
    'What people want to know about a house before they book. Whoever asked is written to once there is an answer.',
  deskWaiting: 'Waiting',
  deskAnswered: 'Answered',
  deskNone: 'Nothing waits',
  deskNoneText: 'Questions stand here as soon as they are asked.',
  onPage: 'On the page of the house',
  offPage: 'Between guest and team',
  answer: 'Answer',
  keep: 'Keep both on the page of the house',
  shown: 'The question as it stands there',
  shownHint: 'Leave out names and whatever is nobody else’s business.',
  save: 'Answer',
  saveAgain: 'Save the new wording',
  change: 'Change the answer',
  done: 'The answer is saved',
  missingAnswer: 'Please write an answer.',
  missingShown: 'Please word the question.',
})
