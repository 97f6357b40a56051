import type { PlainDate } from '@porchlight/contract'
import type { DemoHome } from './homes.ts'
import type { Random } from './random.ts'

export type ReviewWords = { rating: number; text: string; answer: string | null }

/** The stay a review is about. */
type Stayed = { arrive: PlainDate; nights: number; adults: number; children: number }
type Said = { text: string; when?: (home: DemoHome, stay: Stayed) => boolean }
type Complaint = Said & { answer: string }

const shows =
  (feature: string) =>
  (home: DemoHome): boolean =>
    home.pictures.facts.features.includes(feature)
const at =
  (setting: DemoHome['setting']) =>
  (home: DemoHome): boolean =>
    home.setting === setting
const month = ({ arrive }: Stayed): number => Number(arrive.slice(5, 7))
const warm = (stay: Stayed): boolean => month(stay) >= 6 && month(stay) <= 9
const cold = (stay: Stayed): boolean => month(stay) >= 11 || month(stay) <= 3
const measured = ({ facts }: DemoHome, code: string): number => facts.find((fact) => fact.code === code)?.value ?? 0

const openings: readonly Said[] = [
  { text: 'Exactly as described.' },
  { text: 'Better than the photos, and the photos are good.' },
  { text: 'We had been looking for a place like this for years.' },
  { text: 'Check-in took two minutes.' },
  { text: 'Everything was ready when we arrived.' },
  { text: 'The lamp was on and the rooms were warm when we got in late.', when: (_, stay) => cold(stay) },
  { text: 'The windows were open and the beds were made when we pulled in.', when: (_, stay) => warm(stay) },
  { text: 'A wonderful week.', when: (_, { nights }) => nights >= 6 && nights <= 8 },
  { text: 'A long weekend was not enough.', when: (_, { nights }) => nights <= 4 },
  { text: 'We could have stayed a month.' },
  { text: 'The easiest rental we have ever booked.' },
  { text: 'Two families, no arguments.', when: (_, { adults, children }) => adults >= 4 && children >= 1 },
  { text: 'Just the two of us, and it never felt too big.', when: (_, s) => s.adults === 2 && s.children === 0 },
  { text: 'Our kids asked to move in.', when: (_, { children }) => children >= 2 },
  { text: 'Three generations under one roof, and it worked.', when: (_, s) => s.adults >= 5 && s.children >= 1 },
  { text: 'Worth every dollar.' },
  { text: 'Spotless.' },
  { text: 'We knew from the honest notes what to expect, and it was all true.' },
  { text: 'A beautiful home, very well run.' },
  { text: 'Booked on a whim, already planning the next visit.' },
]

const details: readonly Said[] = [
  { text: 'The kitchen had everything, including sharp knives.' },
  { text: 'We cooked every night because the kitchen made us want to.' },
  { text: 'The beds are the best we have slept in away from home.' },
  { text: 'The freestanding tub was the kids’ favorite room.', when: (_, { children }) => children > 0 },
  { text: 'I spent an evening in the tub by the window and regret nothing.' },
  { text: 'Coffee outside every morning.' },
  { text: 'Linens and towels were hotel quality.' },
  { text: 'The main bedroom wakes up to that view.' },
  { text: 'Dinner at the long table became our routine.' },
  {
    text: 'The concierge found us a sitter at short notice, at the price on the page.',
    when: (_, s) => s.children > 0,
  },
  { text: 'The concierge booked dinner for us on a holiday weekend.' },
  { text: 'The guide told us which switch does what. That should be standard.' },
  { text: 'The Wi-Fi held three video calls at once.', when: (home) => measured(home, 'wifi') >= 200 },
  { text: 'We measured the quiet ourselves: it is real.', when: (home) => measured(home, 'night_noise') <= 28 },
  { text: 'We had a fire every evening.', when: (_, stay) => cold(stay) },
  { text: 'We swam before breakfast every day.', when: (home, stay) => shows('pool')(home) && warm(stay) },
  { text: 'The pool is exactly as pictured, and nobody overlooks it.', when: shows('pool') },
  { text: 'The hot tub under the string lights was the highlight.', when: shows('hot_tub') },
  { text: 'Sauna, cold plunge outside, repeat.', when: (home, stay) => shows('sauna')(home) && cold(stay) },
  { text: 'The sauna heats up fast and smells of cedar.', when: shows('sauna') },
  { text: 'Every night ended around the fire pit.', when: shows('fire_pit') },
  { text: 'The dock was ours alone.', when: shows('dock') },
  { text: 'We took the rowboat out at sunset.', when: (home, stay) => shows('rowing_boat')(home) && warm(stay) },
  { text: 'Lunch under the pergola, every single day.', when: (home, stay) => shows('pergola')(home) && warm(stay) },
  { text: 'I read two books from the study’s shelves.', when: shows('library') },
  { text: 'The desk in the study saved my workweek.', when: shows('desk') },
  { text: 'The bunk room kept four kids happy.', when: (home, s) => shows('bunk_beds')(home) && s.children >= 3 },
  { text: 'The bunk room was a hit.', when: (home, s) => shows('bunk_beds')(home) && s.children >= 1 },
  { text: 'The twin room was perfect for our two.', when: (home, s) => shows('twin_beds')(home) && s.children === 2 },
  { text: 'The walled garden was warm even on a windy day.', when: shows('walled_garden') },
  { text: 'The roses were in full bloom.', when: (home, stay) => shows('rose_garden')(home) && month(stay) === 6 },
  { text: 'We picked apples in the orchard.', when: (home, stay) => shows('orchard')(home) && month(stay) === 9 },
  { text: 'The porch is the best room of all.', when: shows('porch') },
  { text: 'We lived on the veranda.', when: (home, stay) => shows('veranda')(home) && warm(stay) },
  { text: 'The boardwalk takes you straight to the sand.', when: shows('boardwalk_to_the_beach') },
  { text: 'You fall asleep to the sound of the surf.', when: at('dunes') },
  { text: 'Nobody on the beach before nine.', when: (home, stay) => at('dunes')(home) && warm(stay) },
  { text: 'We watched the boats come in from the terrace.', when: shows('harbor_view') },
  { text: 'Oysters down at the harbor, three nights out of five.', when: at('harbor') },
  { text: 'The lake was like glass at seven in the morning.', when: at('lake') },
  { text: 'We saw a heron every morning.', when: at('lake') },
  {
    text: 'The lake was frozen along the edge and the kids talked of nothing else.',
    when: (home, s) => at('lake')(home) && (month(s) === 1 || month(s) === 2) && s.children > 0,
  },
  {
    text: 'We parked the car on Friday and didn’t need it again.',
    when: (home) => at('village')(home) && measured(home, 'village_walk') <= 10,
  },
  { text: 'Warm bread from the bakery every morning.', when: at('village') },
  { text: 'Sunset over the vines with a glass of what grows there.', when: at('vineyard') },
  { text: 'The tasting room across the lane is a dangerous neighbor.', when: at('vineyard') },
  {
    text: 'The harvest was on, and we watched it from breakfast.',
    when: (home, s) => at('vineyard')(home) && month(s) === 9,
  },
  { text: 'My mother got everywhere without a single step.', when: (home) => home.amenities.includes('step_free') },
  { text: 'The dog had the run of the garden.', when: (home) => home.maxPets > 0 && home.amenities.includes('garden') },
  { text: 'They had left a bowl and a bed for our dog.', when: (home) => home.maxPets > 0 },
  { text: 'Every line of the invoice could be opened to see why it was there.' },
  { text: 'The deposit was released the day they said it would be.', when: (home) => home.rates.deposit > 0 },
  { text: 'The housekeeper left tomatoes on the counter.', when: (_, stay) => warm(stay) },
]

const closings: readonly Said[] = [
  { text: 'We’ll be back.' },
  { text: 'We have already rebooked.' },
  { text: 'Highly recommended.' },
  { text: 'Thank you to everyone who looks after this home.' },
  { text: 'Next time we’re staying longer.' },
  { text: 'I wouldn’t change a thing.' },
  { text: 'Five stars is not enough.' },
  { text: 'Third visit, and not the last.' },
  { text: 'Our friends have booked the week after ours.' },
  { text: 'A home run by people who care.' },
]

const complaints: readonly Complaint[] = [
  {
    text: 'One burner on the stove was slow to light.',
    answer: 'The igniter was replaced the same week. Thank you for telling us.',
  },
  {
    text: 'The second bathroom is on the small side.',
    answer: 'It is, and the room list now says so. Thank you for staying.',
  },
  {
    text: 'The hot water ran out after the fourth shower in a row.',
    answer: 'You were right. A larger heater went in the week after.',
    when: (_, s) => s.adults + s.children >= 4,
  },
  {
    text: 'Parking needs patience in August.',
    answer: 'Come back in September, when the lane is empty.',
    when: (_, s) => month(s) === 8,
  },
  {
    text: 'The last stretch of road is rough after rain.',
    answer: 'It is graded every spring, and the note on the page says so.',
    when: at('lake'),
  },
  { text: 'We could have used one more set of beach towels.', answer: 'There are twelve now.', when: at('dunes') },
  {
    text: 'The bells on Sunday are exactly as described: early.',
    answer: 'They are. We can’t move them, so we mention them.',
    when: at('village'),
  },
  {
    text: 'Tractors were up before we were.',
    answer: 'Harvest lasts three weeks. The rest of the year you would sleep until nine.',
    when: (home, s) => at('vineyard')(home) && month(s) === 9,
  },
  {
    text: 'The pool heater took a day to get going.',
    answer: 'It now starts the day before arrival. Sorry about that first swim.',
    when: shows('pool'),
  },
  { text: 'It took us a while to figure out the thermostat.', answer: 'The guide has a photo of it now.' },
  {
    text: 'The grill could have been cleaner.',
    answer: 'Agreed. It is on the checklist now.',
    when: (home) => home.amenities.includes('barbecue'),
  },
  {
    text: 'There are a lot of steps from the street.',
    answer: 'There are, and we count them on the page. Thank you for the climb.',
    when: (home) => measured(home, 'steps') > 15,
  },
  { text: 'The Wi-Fi was slower in the far bedroom.', answer: 'We added an access point there in spring.' },
  { text: 'The trash pickup schedule wasn’t obvious.', answer: 'It is now posted by the back door.' },
]

const ratings = [5, 5, 5, 5, 5, 5, 4, 4, 4, 3] as const

/**
 * Generates what guests write about one home: sentences that are true of it and of the stay. A sentence repeats only
 * after all that fit have been used.
 */
export const reviewDealer = (random: Random, home: DemoHome): ((stay: Stayed) => ReviewWords) => {
  const used = new Map<readonly Said[], Set<Said>>()
  const deal = <One extends Said>(from: readonly One[], stay: Stayed): One => {
    const fitting = from.filter(({ when }) => !when || when(home, stay))
    const before = used.get(from) ?? new Set<Said>()
    const fresh = fitting.filter((one) => !before.has(one))
    if (fresh.length === 0) before.clear()
    const one = random.pick(fresh.length > 0 ? fresh : fitting)
    used.set(from, before.add(one))
    return one
  }
  return (stay) => {
    const rating = random.pick(ratings)
    const praise = [deal(openings, stay).text, deal(details, stay).text]
    if (rating === 5) {
      const more = random.chance(0.5) ? [deal(details, stay).text] : []
      return { rating, text: [...praise, ...more, deal(closings, stay).text].join(' '), answer: null }
    }
    const complaint = deal(complaints, stay)
    const text = rating === 4 ? [...praise, complaint.text] : [praise[1], complaint.text, 'A good stay all the same.']
    return { rating, text: text.join(' '), answer: random.chance(0.7) ? complaint.answer : null }
  }
}
