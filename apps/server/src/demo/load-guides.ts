import type { Seal } from '#kernel/seal'
import type { WriteCtx } from '#kernel/work'
import { saveGuide } from '#modules/stays'
import type { DemoHome } from './homes.ts'
import type { LoadedPeople } from './load-people.ts'

const has = ({ amenities }: DemoHome, code: string): boolean => amenities.some((one) => one === code)

const pages = (home: DemoHome) => [
  {
    title: 'Heating and hot water',
    text: 'The thermostat is in the hall; 68 °F is comfortable. Hot water takes a minute to reach the second floor.',
  },
  {
    title: 'Rubbish',
    text: 'Bins stand behind the hedge. They are emptied on Tuesdays and Fridays before eight; glass goes into the blue one.',
  },
  ...(has(home, 'fire_pit')
    ? [
        {
          title: 'Fire pit',
          text: 'Dry wood is under the bench. Put the fire out with water before you go to bed.',
        },
      ]
    : []),
  ...(has(home, 'pool') || has(home, 'heated_pool')
    ? [
        {
          title: 'Pool',
          text: 'The gate latches by itself. The cover is moved only by an adult who sees the whole pool.',
        },
      ]
    : []),
  {
    title: 'When you leave',
    text: 'Strip no beds. Close the windows, take the food along, and pull the door until it locks.',
  },
]

/** What guests are notified of a demo home, and its access details. */
export const loadGuide = (ctx: WriteCtx, seal: Seal, homeId: number, home: DemoHome, people: LoadedPeople) =>
  saveGuide(ctx, seal, homeId, {
    guide: {
      directions: `${home.site.street} ends at the water. Number ${home.site.no} has its drive on the left; two cars stand side by side, and the porch light burns when you come.`,
      wifiName: home.name,
      sections: pages(home),
    },
    doorCode: `${1000 + ((home.index * 7919 + 4711) % 9000)}#`,
    wifiKey: `sea-lavender-${17 + home.index}`,
    by: people.staff,
  })
