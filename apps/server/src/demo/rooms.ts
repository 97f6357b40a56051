import type { Pictured } from './island.ts'
import type { Random } from './random.ts'

type BedKind = 'king' | 'queen' | 'twin' | 'bunk'
export type DemoRoom = {
  name: string
  kind: 'bedroom' | 'bathroom' | 'living' | 'outdoor'
  floor: string
  beds: { kind: BedKind; count: number }[]
  note: string | null
}

/** Lowest floor first. */
export const floorNames = ['First floor', 'Second floor', 'Third floor'] as const

const sleepersPerBed: Record<BedKind, number> = { king: 2, queen: 2, twin: 1, bunk: 2 }

/** How many people the beds in these rooms sleep. */
export const sleepsIn = (rooms: readonly DemoRoom[]): number =>
  rooms.flatMap((room) => room.beds).reduce((sum, bed) => sum + sleepersPerBed[bed.kind] * bed.count, 0)

type Bedroom = Pick<DemoRoom, 'name' | 'beds' | 'note'>

const pictured = ({ beds: { king = 1, twin, bunk } }: Pictured): Bedroom[] => [
  {
    name: 'Main bedroom',
    beds: [{ kind: 'king', count: 1 }],
    note: 'King bed, an armchair by the window, and blackout blinds',
  },
  ...(king > 1
    ? [{ name: 'Second bedroom', beds: [{ kind: 'king' as const, count: 1 }], note: 'King bed between two windows' }]
    : []),
  ...(twin ? [{ name: 'Twin room', beds: [{ kind: 'twin' as const, count: twin }], note: 'Two twin beds' }] : []),
  ...(bunk
    ? [{ name: 'Bunk room', beds: [{ kind: 'bunk' as const, count: bunk }], note: 'Built-in bunks and a window seat' }]
    : []),
]

/** Bedrooms beyond those in the pictures. */
const otherNames = ['East room', 'Garden room', 'Blue room', 'Corner room'] as const

const floorAt = (at: number, of: number, floors: number): string =>
  floorNames[Math.min(floors - 1, Math.floor((at * floors) / of))] ?? floorNames[0]

/** The rooms in a home's pictures and, in larger homes, a few more; on as many floors as the pictures show. */
export const roomsOf = (random: Random, facts: Pictured): DemoRoom[] => {
  const seen = pictured(facts)
  const more = random.pick([0, 0, 1, 1, 2, 2, 3, 4])
  const bedrooms: Bedroom[] = [
    ...seen,
    ...otherNames.slice(0, more).map(
      (name): Bedroom => ({
        name,
        beds: random.chance(0.6) ? [{ kind: 'queen', count: 1 }] : [{ kind: 'twin', count: 2 }],
        note: null,
      }),
    ),
  ]
  const bathrooms = Math.max(facts.bathrooms, bedrooms.length - 1)
  return [
    ...bedrooms.map(
      (room, at): DemoRoom => ({ ...room, kind: 'bedroom', floor: floorAt(at, bedrooms.length, facts.floors) }),
    ),
    ...Array.from(
      { length: bathrooms },
      (_, at): DemoRoom => ({
        name: at === 0 ? 'Main bathroom' : `Bathroom ${at + 1}`,
        kind: 'bathroom',
        floor: floorAt(at, bathrooms, facts.floors),
        beds: [],
        note: at === 0 ? 'Freestanding tub' : 'Walk-in shower',
      }),
    ),
    { name: 'Living room', kind: 'living', floor: floorNames[0], beds: [], note: null },
  ]
}
