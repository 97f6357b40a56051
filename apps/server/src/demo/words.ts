import type { Pictured, Setting } from './island.ts'
import type { Random } from './random.ts'

/** A sentence that is true only of homes whose pictures show a given feature. */
type Sentence = string | readonly [text: string, feature: string]

const sayable = (sentences: readonly Sentence[], { features }: Pictured): string[] =>
  sentences.flatMap((sentence) => {
    if (typeof sentence === 'string') return [sentence]
    const [text, feature] = sentence
    return features.includes(feature) ? [text] : []
  })

const openings: Record<Setting, readonly Sentence[]> = {
  dunes: [
    'The road ends here, and the dunes begin.',
    'You hear the sea before you see it, and then you see it from every room that matters.',
    'The home turns a little south, out of the wind, with the beach at the end of the boardwalk.',
    'Beach grass on three sides and the Atlantic on the fourth.',
  ],
  harbor: [
    'The home looks straight down on the harbor, and someone is always coming in.',
    'From the terrace you can read the names on the boats.',
    'High enough for the view, close enough to walk down for oysters.',
    'Morning light on the water, the last ferry at nine, and then it goes quiet.',
  ],
  lake: [
    'Pines behind you, the lake in front of you, and nobody opposite.',
    'The lake is at the end of the path and warm by the end of June.',
    'You come here for the water: still at breakfast, silver by dinner.',
    'A gravel drive, a stand of pines, and then the whole lake at once.',
  ],
  village: [
    'The village is at the gate: bakery, bookshop, and the green.',
    'A quiet address a few minutes from everything the village has.',
    'Park once, then walk to dinner every night of the week.',
    'The hedge keeps the street out, and the kitchen window looks over the roofs.',
  ],
  vineyard: [
    'Rows of vines start where the lawn ends, and the view changes every week from May to October.',
    'The hill catches the evening sun an hour longer than the valley does.',
    'Wine country, with the nearest tasting room across the lane.',
    'Vines to the west, hills behind them, and a long table to look at both.',
  ],
}

const middles: readonly Sentence[] = [
  'The kitchen is set up for people who cook: sharp knives, a proper range, and room for two.',
  'Bedrooms are simple and good, with linen sheets, blackout blinds, and windows that open.',
  'Dinner for eight fits at one table, with the view beside it.',
  'The fireplace draws well, and there is dry wood by the door.',
  'The main bathroom has a freestanding tub; the second one has a walk-in shower.',
  'Armchairs stand where the afternoon light falls.',
  ['The pool gets the sun from ten until six.', 'pool'],
  ['The hot tub seats six, under string lights.', 'hot_tub'],
  ['The sauna heats in half an hour.', 'sauna'],
  ['The fire pit is where everyone ends up.', 'fire_pit'],
  ['Swim from the dock, or take a chair down there with a book.', 'dock'],
  ['Lunch happens under the pergola, most days until four.', 'pergola'],
  ['The study has real bookcases and a desk by the window.', 'library'],
  ['Children claim the bunk room before the car is unpacked.', 'bunk_beds'],
  ['The walled garden is out of the wind even in October.', 'walled_garden'],
  ['The rose garden is at its best in June.', 'rose_garden'],
  ['The porch runs along the front, so one corner is always in the shade.', 'porch'],
  ['The veranda runs along the front, wide enough for breakfast.', 'veranda'],
  ['The orchard is yours to pick from in September.', 'orchard'],
]

const closings: readonly Sentence[] = [
  'Our housekeeper lives ten minutes away and knows where everything is.',
  'Our inspector checks the home before every arrival.',
  'It works for two families who like each other, or one that wants space.',
  'We measured the things people ask about and listed them below.',
]

/** Four sentences that mention only what the pictures show. */
export const descriptionFor = (random: Random, setting: Setting, facts: Pictured): string =>
  [
    random.pick(sayable(openings[setting], facts)),
    ...random.shuffled(sayable(middles, facts)).slice(0, 2),
    random.pick(sayable(closings, facts)),
  ].join(' ')

const notes: Record<Setting, readonly Sentence[]> = {
  dunes: [
    'The boardwalk can flood at spring tides.',
    'Sand gets in. It always will.',
    'The last stretch of road is sand; low cars are better off parking at the top.',
    'It is windy in March and April.',
  ],
  harbor: [
    'Boats leave from 5:30 AM in July.',
    'You hear the harbor bell on the hour.',
    'Parking is tight: two cars at most.',
    'The lane down to the water is steep.',
  ],
  lake: [
    'Cell reception ends at the gate; the Wi-Fi doesn’t.',
    'Expect mosquitoes for two weeks in late May.',
    'The last half mile of the drive is gravel.',
    'There is no lifeguard: children need an adult at the water.',
  ],
  village: [
    'Church bells ring at eight on Sundays.',
    'The farmers’ market brings traffic on Saturday mornings.',
    'Neighbors are close: please keep evenings quiet.',
    'Delivery trucks use the lane before eight.',
  ],
  vineyard: [
    'Tractors start at seven during harvest.',
    ['The pool is heated from May 20 to September 30 only.', 'pool'],
    'The nearest grocery store is a nine-minute drive.',
    'Wasps like the terrace in September.',
  ],
}

/** What guests should know before they book. */
export const notesFor = (
  random: Random,
  { setting, facts, steps }: { setting: Setting; facts: Pictured; steps: number },
): string[] => {
  const chosen = random.shuffled(sayable(notes[setting], facts)).slice(0, random.whole(1, 2))
  return steps > 20 ? [...chosen, `There are ${steps} steps up to the front door.`] : chosen
}

const rules: readonly Sentence[] = [
  'No smoking indoors',
  'Quiet outside after 10:00 PM',
  'No parties or events',
  ['Children must be with an adult at the pool', 'pool'],
  ['Children must be with an adult at the water', 'waterfront'],
  ['Put the fire pit out with water before bed', 'fire_pit'],
  'Tell us what broke; things break',
]

export const rulesFor = (random: Random, facts: Pictured): string[] =>
  random.shuffled(sayable(rules, facts)).slice(0, 4)

/** What owners write about their guests. */
export const ownersWords = [
  'They left the kitchen better than they found it, and a note on the table.',
  'Easy to communicate with, on time, and the neighbors never knew they were there.',
  'Careful guests. They told us about the one broken glass before we could have noticed.',
  'A pleasure to host. They are welcome back anytime.',
  'Friendly, tidy, and clear about their plans. We’d host them again.',
  'Left everything in order and checked out on time.',
] as const
