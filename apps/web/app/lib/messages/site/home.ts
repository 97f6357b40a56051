import { area, type WordsOf } from '../words.ts'

export const homeWords = area({
  title: '{number, plural, one {# home} other {# homes}}, with the light left on',
  sentence: '{number, plural, =0 {Fine homes} one {# fine home} other {# fine homes}}, with the light left on.',
  plainTitle: '{number, plural, =0 {Vacation homes} one {# vacation home} other {# vacation homes}} to book direct',
  plainSentence: '{number, plural, =0 {Fine homes} one {# fine home} other {# fine homes}}, booked direct.',
  scenes: {
    'cabin-lake-ember': 'A timber cabin over a lake at dusk, its tall windows lit',
    'cliff-harbour-terracotta': 'A modern home on a cliff above a harbor under an orange sky',
    'cottage-dunes-rose-dawn': 'A shingle home in the dunes at a rose-colored dawn',
    'cottage-harbour-riviera': 'A shingle home with dormers above a blue harbor',
    'inn-village-ember': 'A village inn at dusk with its windows and street lamps lit',
    'modern-dunes-violet-hour': 'A modern home with a pool in the violet hour',
    'modern-harbour-teal-dusk': 'A modern home with a pool above a harbor at dusk',
    'modern-harbour-day': 'A glass-walled modern villa above a harbor in golden light',
  },
  priceNote: 'Prices include all fees. Taxes are extra and shown with your dates.',
  townsTitle: '{towns, plural, one {# town} other {# towns}} to stay in',
  townsNote: 'The lowest nightly price in each town over the next year, fees included.',
  homesCount: '{number, plural, one {# home} other {# homes}}',
  fromNight: 'from <b>{price}</b> a night, fees included',
  sleeps: 'sleeps {number}',
  chosenTitle: 'Guest favorites this season',
  earlier: 'Previous homes',
  later: 'More homes',
  collectionsTitle: 'Collections by feature',
  allHomes: 'All homes',
  boutiques: 'Boutique collections',
  collections: {
    beachfront: { title: 'Barefoot to the sea', text: 'Door to sand without crossing a road.' },
    lakefront: { title: 'A landing of your own', text: 'Swim before breakfast; the canoe is tied to the dock.' },
    long_table: { title: 'One long table', text: 'Everyone sits down together. Ten chairs or more, all matching.' },
    pool: { title: 'Water, warmed', text: 'A pool you can see from the kitchen, and somewhere dry to read beside it.' },
    fireplace: {
      title: 'Worth the rain',
      text: 'A fireplace, a library shelf, and a door that shuts out the weather.',
    },
    vineyard_view: { title: 'Between the rows', text: 'Vines to the terrace, and a different view every week.' },
  },
  storyTitle: 'Someone stays up until the last boat is in',
  storyBy: 'From the people who answer the phone',
  story:
    'On the night the Averil ferry ran four hours late, three families came up the hill at one in the morning. They found what they were promised: the lamp on, the key where the email said, soup on the stove. Nobody had gone home. It isn’t a service we sell; it’s why the homes are lit in every picture on this page.',
  measuredTitle: 'Measured, not claimed',
  measuredText: 'We sleep in every home before you can. Here is {name}, as measured on {date}.',
  measuredLink: 'See all of {name}',
  readings: '{count} readings, from {low} to {high}',
  ownersTitle: 'You own the home. You see every cent.',
  ownersText: 'Every statement line opens to the booking, invoice, and journal entry behind it.',
  ownersPoints: [
    'You earn your money at check-in and see it that day',
    'Owner stays whenever you want them',
    'Every night shows who holds it, and why',
  ],
  ownersAction: 'List your home',
})

export type CollectionCode = keyof WordsOf<typeof homeWords>['collections']
export type SceneId = keyof WordsOf<typeof homeWords>['scenes']
