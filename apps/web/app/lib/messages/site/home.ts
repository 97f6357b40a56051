import { area, type WordsOf } from '../words.ts'

export const homeWords = area({
  title: '{number, plural, one {# house} other {# houses}}, with the light left on',
  sentence: '{number, plural, =0 {Fine houses} one {# fine house} other {# fine houses}}, with the light left on.',
  scenes: {
    'cabin-lake-ember': 'A timber cabin over a lake at dusk, its tall windows lit',
    'cliff-harbour-terracotta': 'A modern house on a cliff above a harbour under an orange sky',
    'cottage-dunes-rose-dawn': 'A shingle house in the dunes at a rose-colored dawn',
    'cottage-harbour-riviera': 'A shingle house with dormers above a blue harbour',
    'inn-village-ember': 'A village inn at dusk with its windows and street lamps lit',
    'modern-dunes-violet-hour': 'A modern house with a pool in the violet hour',
    'modern-harbour-teal-dusk': 'A modern house with a pool above a harbour at dusk',
    'modern-harbour-day': 'A glass-walled modern villa above a harbour in golden light',
  },
  priceNote: 'Every price includes every fee we charge. Taxes are extra and shown with your dates.',
  townsTitle: '{towns, plural, one {# town} other {# towns}} on the island',
  townsNote: 'The lowest price per night in each town over the coming year, fees included.',
  houses: '{number, plural, one {# house} other {# houses}}',
  fromNight: 'from <b>{price}</b> a night',
  sleeps: 'sleeps {number}',
  chosenTitle: 'Best loved this season',
  earlier: 'Earlier houses',
  later: 'More houses',
  collectionsTitle: 'Collections, sorted by what is there',
  allHouses: 'All houses',
  boutiques: 'Boutique collections',
  collections: {
    beachfront: { title: 'Barefoot to the sea', text: 'Door to sand without crossing a road.' },
    lakefront: { title: 'A landing of your own', text: 'Swim before breakfast; the canoe is tied to the dock.' },
    long_table: { title: 'One long table', text: 'Everyone sits down together. Ten chairs or more, all matching.' },
    pool: { title: 'Water, warmed', text: 'A pool you can see from the kitchen, and somewhere dry to read beside it.' },
    fireplace: { title: 'Worth the rain', text: 'A fireplace, a library shelf and a door that shuts out the weather.' },
    vineyard_view: { title: 'Between the rows', text: 'Vines to the terrace, and a different view every week.' },
  },
  storyTitle: 'Someone sits up until the last boat is in',
  storyBy: 'From the people who answer the phone',
  story:
    'On the night the Averil ferry ran four hours late, three families came up the hill at one in the morning and found what they had been promised: the lamp on, the key where the letter said, soup on the stove. Nobody had gone home. It is not a service we sell; it is the reason the houses are lit in every picture on this page.',
  measuredTitle: 'Measured, not claimed',
  measuredText: 'We sleep in every house before you can. Here is {name}, as read on {date}.',
  measuredLink: 'See all of {name}',
  readings: '{count} readings, from {low} to {high}',
  ownersTitle: 'You own the house. You see every cent.',
  ownersText: 'Each line of your statement opens down to the booking, the invoice and the journal entry behind it.',
  ownersPoints: [
    'Money is yours at check-in, and says so that day',
    'Your own nights, whenever you want them',
    'Every night says who holds it, and why',
  ],
  ownersAction: 'List your house',
})

export type CollectionCode = keyof WordsOf<typeof homeWords>['collections']
export type SceneId = keyof WordsOf<typeof homeWords>['scenes']
