import { area } from '../words.ts'

/** Steps of the style quiz. */
export const styleStepWords = area({
  startTitle: 'Find homes that match your style',
  startMeta:
    'Choose from photos of homes you can stay in: ten steps, about two minutes. See what your choices have in common and which homes match.',
  startLead:
    'Ten sets of four photos of homes you can stay in. Each time, pick the one you’d rather walk into. We show what your choices share and which homes match.',
  points: [
    'Ten steps, about two minutes. Like none of the four? Skip them.',
    'Based on your choices, not guesses: each trait shows how often you picked it.',
    'Nothing is saved until you save it.',
  ],
  begin: 'Start',
  wanting: 'There aren’t enough photos to choose from right now.',
  wantingText: 'You can still browse all our homes.',
  toHomes: 'Browse homes',
  step: 'Step {number} of {of}',
  questions: {
    hero: 'Which home would you rather come home to?',
    living: 'Where would you sit down?',
    kitchen: 'Which kitchen would you cook in?',
    dining: 'Which table would you linger at?',
    bedroom: 'Where would you wake up?',
    bath: 'Which bath would you choose?',
    terrace: 'Where would you spend time outside?',
    evening: 'Which lights would you follow home?',
    rooms: 'One home, four rooms: where do you go first?',
    other: 'Which picture draws you in?',
  },
  option: 'Photo {number}, {kind}, {color}:',
  none: 'None of these',
  back: 'Back',
  enough: 'See my profile now',
})
