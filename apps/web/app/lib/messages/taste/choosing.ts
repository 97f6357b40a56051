import { area } from '../words.ts'

/** Choosing among pictures, step by step. */
export const choosingWords = area({
  startTitle: 'Which house is yours? Look, and choose.',
  startMeta:
    'Choose among pictures of houses you can stay in: ten steps, about two minutes. We say what your choices have in common, how sure we are, and which houses suit you.',
  startLead:
    'Ten times four pictures of houses you can stay in. Take the one you would rather walk into. At the end we say what your choices have in common, and which houses suit you.',
  points: [
    'Ten steps, about two minutes. Like none of the four? Say so and go on.',
    'Counted, not guessed: every word of your profile says how often you chose so.',
    'Nothing is kept until you keep it.',
  ],
  begin: 'Begin',
  wanting: 'There are not enough pictures to choose among at the moment.',
  wantingText: 'Our houses are all there to be seen, though.',
  toHouses: 'See our houses',
  step: 'Step {number} of {of}',
  questions: {
    hero: 'Which house would you rather come home to?',
    living: 'Where would you sit down?',
    kitchen: 'Which kitchen would you cook in?',
    dining: 'At which table would you stay longest?',
    bedroom: 'Where would you wake up?',
    bath: 'Which bath would you run?',
    terrace: 'Where would you be outside?',
    evening: 'Which lights would you follow home?',
    rooms: 'One house, four rooms: where do you go first?',
    other: 'Which picture draws you in?',
  },
  option: 'Picture {number}, {kind}, {color}:',
  none: 'None of these',
  back: 'One step back',
  enough: 'Show my profile now',
})
