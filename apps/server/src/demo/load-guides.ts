import type { Seal } from '#kernel/seal'
import type { WriteCtx } from '#kernel/work'
import type { AmenityCode } from '#modules/homes'
import { saveGuide } from '#modules/stays'
import type { DemoHome } from './homes.ts'
import type { LoadedPeople } from './load-people.ts'

const has = ({ amenities }: DemoHome, code: AmenityCode): boolean => amenities.includes(code)

const when = (holds: boolean, title: string, text: string) => (holds ? [{ title, text }] : [])

/** The pages of a home's guide, based on what the home has. */
export const guidePages = (home: DemoHome) => [
  {
    title: 'Heating and hot water',
    text: `The thermostat is in the hall; 68 °F is comfortable.${home.pictures.facts.floors > 1 ? ' Hot water takes a minute to reach the second floor.' : ''}`,
  },
  {
    title: 'Trash',
    text: 'The trash cans are behind the hedge. Pickup is Tuesday and Friday before 8:00 AM; glass goes in the blue bin.',
  },
  ...when(has(home, 'fireplace'), 'Fireplace', 'Open the damper first. Dry wood is by the back door.'),
  ...when(has(home, 'fire_pit'), 'Fire pit', 'Dry wood is under the bench. Put the fire out with water before bed.'),
  ...when(
    has(home, 'pool'),
    'Pool',
    'The gate latches on its own. Only an adult who can see the whole pool should move the cover.',
  ),
  ...when(has(home, 'hot_tub'), 'Hot tub', 'Shower first, and put the cover back on. We drain it after every stay.'),
  ...when(has(home, 'sauna'), 'Sauna', 'Turn it on half an hour ahead. The timer switches it off after two hours.'),
  ...when(has(home, 'private_dock'), 'Dock', 'Life jackets hang in the hall. Tie the boat at both ends overnight.'),
  {
    title: 'When you leave',
    text: 'No need to strip the beds. Close the windows, take your food, and pull the door until it locks.',
  },
]

/** What guests read about a demo home, and how they get in. */
export const loadGuide = (ctx: WriteCtx, seal: Seal, homeId: number, home: DemoHome, people: LoadedPeople) =>
  saveGuide(ctx, seal, homeId, {
    guide: {
      directions: `Take ${home.site.street} to number ${home.site.no}. There’s room for two cars in the driveway, and the light by the door will be on when you arrive.`,
      wifiName: home.name,
      sections: guidePages(home),
    },
    doorCode: `${1000 + ((home.index * 7919 + 4711) % 9000)}#`,
    wifiKey: `sea-lavender-${17 + home.index}`,
    by: people.staff,
  })
