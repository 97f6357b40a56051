import type { Random } from './random.ts'

type Setting = 'dunes' | 'harbour' | 'lake' | 'village' | 'vineyard'

const headlines: Record<Setting, readonly string[]> = {
  dunes: [
    'A shingle house where the dunes begin',
    'Sand on the doorstep, the sea over the rise',
    'Wide rooms and a boardwalk to the beach',
  ],
  harbour: [
    'Above the harbour, with the ferry in view',
    'A captain’s house on the working quay',
    'Windows on the water, boats at six',
  ],
  lake: [
    'Timber, a dock and a lake to yourselves',
    'A lodge among pines, canoe at the landing',
    'Still water to swim in before breakfast',
  ],
  village: [
    'A walled garden a minute from the square',
    'The old house by the green, quietly redone',
    'Bakery, bookshop and bells within earshot',
  ],
  vineyard: [
    'Rows of vines to the kitchen door',
    'A farmhouse on the slope, long table outside',
    'Barn, pool and the last of the evening sun',
  ],
}

const openings: Record<Setting, readonly string[]> = {
  dunes: [
    'The house stands where the road gives up and the dunes take over.',
    'You hear the sea before you see it, and then you see it from every room that matters.',
    'A low cedar house turned a little south, out of the wind.',
  ],
  harbour: [
    'Built for a pilot who wanted to see who was coming in, it still does that job well.',
    'The house climbs the rock in three half floors, and each has its own piece of the harbour.',
    'From the upper landing you can read the names on the boats.',
  ],
  lake: [
    'A timber lodge at the end of a gravel track, with its own landing and nobody opposite.',
    'The lake starts eleven steps from the porch and is warm by the end of June.',
    'Built in 1928 as a fishing camp, and heated properly since 2019.',
  ],
  village: [
    'The green is across the lane, and the house looks at it over a clipped hedge.',
    'A tall, narrow house with a garden that nobody expects behind it.',
    'It was the schoolhouse until 1961; the bell still hangs and still works.',
  ],
  vineyard: [
    'The vines run to the terrace, so the view changes every week from May to October.',
    'A farmhouse with walls thick enough to keep July outside.',
    'The barn was rebuilt beam by beam and now holds the kitchen.',
  ],
}

const middles = [
  'The kitchen is for people who cook: sharp knives, a six-burner stove and a table that takes everyone at once.',
  'Bedrooms are plain and good, with linen sheets, blackout blinds and windows that open.',
  'There is a room for reading, another for the television, and a door between them.',
  'Beds were made by a joiner in the village and mattresses are changed every six years.',
  'The porch runs the whole width of the house, so there is always a corner out of the wind.',
  'Someone thought about where wet towels go, which is rarer than it should be.',
] as const

const closings = [
  'Our housekeeper lives ten minutes away and knows where everything is.',
  'We measured the things people ask about and wrote down the ones they should.',
  'Come by ferry if you can; the house is at its best when you arrive slowly.',
  'It suits two families who like each other, or one that needs some space.',
] as const

const notes: Record<Setting, readonly string[]> = {
  dunes: [
    'The boardwalk floods at spring tides.',
    'Outdoor shower and no bath.',
    'A steep last 40 m of sand road; low cars park at the top.',
    'Sand gets in. It always will.',
  ],
  harbour: [
    'Boats leave from 5:30 in July.',
    'You hear the harbour bell on the hour.',
    'Street parking only, one car.',
    '62 steps down to the quay, and the same 62 back.',
  ],
  lake: [
    'Mobile reception stops at the gate; the wifi does not.',
    'Mosquitoes for two weeks in late May.',
    'The track is gravel for the last 900 m.',
    'No lifeguard: children need an eye on them.',
  ],
  village: [
    'The church bells ring at eight on Sundays.',
    'The market takes the square on Saturday mornings.',
    'Ceilings are low on the top floor: 1.92 m.',
    'The neighbors rebuild until mid June.',
  ],
  vineyard: [
    'Tractors from seven during harvest.',
    'The pool is heated from 20 May to 30 September only.',
    'The nearest shop is nine minutes by car.',
    'Wasps like the terrace in September, as do we.',
  ],
}

const rules = [
  'No smoking indoors',
  'Quiet outside after 22:00',
  'No events beyond the people who stay',
  'Shoes off upstairs, please',
  'Children by the water with an adult',
  'Tell us what broke; things break',
] as const

export type ReviewWords = { rating: number; text: string; answer: string | null }

const reviews: readonly ReviewWords[] = [
  {
    rating: 5,
    text: 'Everything was where the notes said it would be. We slept better than at home and the children have asked to move in.',
    answer: null,
  },
  {
    rating: 5,
    text: 'The measured quiet is real. Four nights without hearing a car, and coffee on the porch every morning.',
    answer: null,
  },
  {
    rating: 4,
    text: 'Lovely house and honest about its stairs. The second bathroom is small, as they say.',
    answer: 'It is, and we would rather say so. Thank you for staying.',
  },
  {
    rating: 5,
    text: 'We cooked every night because the kitchen made us want to. The housekeeper left tomatoes.',
    answer: 'They were hers. She will be glad you liked them.',
  },
  {
    rating: 5,
    text: 'Arrived late and wet; the lamp was on and the house was warm. That is all one can ask.',
    answer: null,
  },
  {
    rating: 4,
    text: 'The view does what the pictures promise. Parking needs patience in August.',
    answer: 'Come back in September, when the lane is empty.',
  },
  {
    rating: 5,
    text: 'Third summer here. The beds are still the best we know and the deposit came back the same day.',
    answer: null,
  },
  {
    rating: 3,
    text: 'Beautiful rooms, but the hot water ran out with eight of us showering after the beach.',
    answer: 'You were right. The second heater went in the week after.',
  },
  {
    rating: 5,
    text: 'The concierge found us a boat at an hour’s notice and the price was the one on the page.',
    answer: null,
  },
  { rating: 4, text: 'Very good, very clean. The bells on Sunday are exactly as described.', answer: null },
  {
    rating: 5,
    text: 'Two families, one long table, no arguments about rooms. The plan of who sleeps where did that.',
    answer: null,
  },
  {
    rating: 5,
    text: 'My mother could reach everything without a step. Someone had measured, and it shows.',
    answer: 'That is why we measure. Our best to her.',
  },
  {
    rating: 4,
    text: 'We worked from here for a week. The wifi held three calls at once, the chairs held two.',
    answer: 'There are four now.',
  },
  {
    rating: 5,
    text: 'Every charge on the bill could be opened to see why. I have never seen that before.',
    answer: null,
  },
  {
    rating: 5,
    text: 'The dog found the garden before we found the key. Both were where they should be.',
    answer: null,
  },
  {
    rating: 4,
    text: 'A quiet, well-kept house. The last stretch of road is rough after rain.',
    answer: 'It is graded in spring now, and the note on the page says so.',
  },
]

/** What owners write of their guests. */
export const ownersWords = [
  'They left the kitchen better than they found it, and a note on the table.',
  'Easy to write with, on time, and the neighbors never knew that they were there.',
  'Careful people. The one glass that broke was told to us before we could have noticed.',
  'A pleasure to have had in the house. They may come back whenever they like.',
] as const

export const headlineFor = (random: Random, setting: Setting): string => random.pick(headlines[setting])

export const descriptionFor = (random: Random, setting: Setting): string =>
  [random.pick(openings[setting]), ...random.shuffled(middles).slice(0, 2), random.pick(closings)].join(' ')

export const notesFor = (random: Random, setting: Setting): string[] =>
  random.shuffled(notes[setting]).slice(0, random.whole(1, 2))

export const rulesFor = (random: Random): string[] => random.shuffled(rules).slice(0, 4)

/** Deals what guests write; nothing comes twice about the same home before all of it has been said. */
export const reviewDealer = (random: Random): (() => ReviewWords) => {
  let deck: ReviewWords[] = []
  return () => {
    if (deck.length === 0) deck = random.shuffled(reviews)
    return deck.shift() as ReviewWords
  }
}

export type { Setting }
