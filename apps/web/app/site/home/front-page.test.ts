import type { SearchHit } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { buildFrontPage } from './front-page.ts'

const image = { id: 1, src: '/media/1', width: 3, height: 2 } as SearchHit['image']
const hit = (id: number, town: string, more: Partial<SearchHit> = {}) =>
  ({ id, name: `Home ${id}`, town, image, evening: null, ...more }) as SearchHit
const place = (name: string, homes: number) => ({ id: name.toLowerCase(), name, homes }) as never
const amenity = (code: string, count: number) => ({ code, label: code, group: '', count })

const offer = (places: never[] = [], amenities: ReturnType<typeof amenity>[] = []) => ({
  places,
  amenities,
})

describe('the front page', () => {
  it('shows the six towns with the most homes, each with its best pictured home', () => {
    const places = [
      place('Saltgrass', 3),
      place('Ferry Hill', 5),
      place('Averil Harbor', 3),
      ...[1, 2, 3, 4].map((n) => place(`Town ${n}`, 1)),
      place('Nowhere', 0),
    ]
    const homes = [hit(1, 'Saltgrass', { image: null }), hit(2, 'Saltgrass'), hit(3, 'Ferry Hill')]
    const { towns } = buildFrontPage(offer(places), homes, 'Averil Harbor')
    expect(towns.map(({ name, home }) => [name, home?.id])).toEqual([
      ['Ferry Hill', 3],
      ['Averil Harbor', undefined],
      ['Saltgrass', 2],
      ['Town 1', undefined],
      ['Town 2', undefined],
      ['Town 3', undefined],
    ])
  })

  it('shows the first three collections with homes, with different pictures', () => {
    const amenities = [amenity('fireplace', 4), amenity('pool', 2), amenity('beachfront', 0), amenity('long_table', 1)]
    const homes = Array.from({ length: 12 }, (_, at) => hit(at + 1, 'Saltgrass'))
    const { collections } = buildFrontPage(offer([], amenities), homes, '')
    expect(collections.map(({ code, count }) => [code, count])).toEqual([
      ['long_table', 1],
      ['pool', 2],
      ['fireplace', 4],
    ])
    expect(new Set(collections.map(({ home }) => home?.id)).size).toBe(3)
  })

  it("tells a town's story next to a pictured home there, and nowhere else", () => {
    const homes = [hit(1, 'Saltgrass'), hit(2, 'Averil Harbor'), hit(3, 'Ferry Hill'), hit(4, 'X', { image: null })]
    expect(buildFrontPage(offer(), homes, 'Averil Harbor').story?.id).toBe(2)
    expect(buildFrontPage(offer(), homes, 'Elsewhere').story).toBeNull()
    expect(buildFrontPage(offer(), homes, 'X').story).toBeNull()
  })

  it('contains only the homes it shows', () => {
    const homes = Array.from({ length: 100 }, (_, at) => hit(at + 1, 'Saltgrass'))
    expect(buildFrontPage(offer(), homes, 'Saltgrass').chosen).toEqual(homes.slice(0, 8))
  })
})
