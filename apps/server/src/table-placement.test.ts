import { describe, expect, it } from 'vitest'
import { gapsOf, movesOf, type Place } from '#testing/placement/gaps'
import { knownGaps } from '#testing/placement/known-gaps'
import { declaredPlaces } from '#testing/placement/places'
import { tableShapes } from '#testing/placement/shapes'
import { spreadOf } from '#testing/placement/statements'
import { sceneApp } from '#testing/scene-app'
import { modules } from './modules.ts'

describe('the tables of the product', () => {
  const t = sceneApp()

  it('are each declared once as distributed, reference, or local', async () => {
    const tables = await t.read(tableShapes)
    expect(declaredPlaces.map(([name]) => name).sort()).toEqual(tables.map(({ name }) => name).sort())
  })

  // The list only gets shorter: a new table lives where it is declared to, and an entry goes with its cause.
  it('could live where they are declared to, apart from the known gaps', async () => {
    const places = new Map(declaredPlaces)
    const moves = modules.flatMap(({ references }) => Object.keys(references?.moves ?? {}))
    const gaps = [...gapsOf(await t.read(tableShapes), places), ...movesOf(moves, places)]
    const known = knownGaps.flatMap((group) => group.gaps)
    expect(gaps.filter((gap) => !known.includes(gap))).toEqual([])
    expect(known.filter((gap) => !gaps.includes(gap))).toEqual([])
    expect(new Set(known).size).toBe(known.length)
  })
})

describe('a table', () => {
  const places = new Map<string, Place>([
    ['a.home', { by: 'id' }],
    ['a.stay', { by: 'home_id' }],
    ['a.person', { by: 'account_id' }],
    ['a.area', 'reference'],
    ['a.log', 'local'],
  ])
  type Shape = Parameters<typeof gapsOf>[0][number]
  const gaps = (name: string, shape: Partial<Shape>) =>
    gapsOf([{ name, columns: ['id', 'home_id'], nullable: [], keys: [], references: [], ...shape }], places)
  const refers = (to: string, columns: string[], toColumns = ['id']) => ({ references: [{ to, columns, toColumns }] })

  it('that is distributed needs its column in every row, and in every key', () => {
    expect(gaps('a.stay', { columns: ['id'] })).toEqual(['a.stay: no home_id'])
    expect(gaps('a.stay', { nullable: ['home_id'] })).toEqual(['a.stay: home_id can be null'])
    for (const kind of ['primary key', 'unique', 'exclusion'] as const) {
      expect(gaps('a.stay', { keys: [{ kind, columns: ['id'], text: 'id' }] })).toEqual([
        `a.stay: ${kind} (id) without home_id`,
      ])
      expect(gaps('a.stay', { keys: [{ kind, columns: ['id', 'home_id'], text: 'id, home_id' }] })).toEqual([])
    }
  })

  it('that is distributed refers to rows on the same node, or on every node', () => {
    expect(gaps('a.stay', refers('a.home', ['home_id']))).toEqual([])
    expect(gaps('a.stay', refers('a.stay', ['before_id', 'home_id'], ['id', 'home_id']))).toEqual([])
    expect(gaps('a.stay', refers('a.area', ['area_id']))).toEqual([])
    const stays = (columns: string) => `a.stay: (${columns}) refers to`
    expect(gaps('a.stay', refers('a.home', ['other_id']))).toEqual([`${stays('other_id')} distributed a.home`])
    expect(gaps('a.stay', refers('a.stay', ['before_id']))).toEqual([`${stays('before_id')} distributed a.stay`])
    expect(gaps('a.stay', refers('a.person', ['home_id']))).toEqual([`${stays('home_id')} distributed a.person`])
    expect(gaps('a.stay', refers('a.log', ['log_id']))).toEqual([`${stays('log_id')} local a.log`])
  })

  it('that is on one node, or on every node, refers to no distributed row', () => {
    for (const name of ['a.area', 'a.log']) {
      expect(gaps(name, refers('a.home', ['home_id']))).toEqual([`${name}: (home_id) refers to distributed a.home`])
      expect(gaps(name, refers('a.area', ['area_id']))).toEqual([])
      expect(gaps(name, refers('a.log', ['log_id']))).toEqual([])
    }
  })

  it('that is distributed keeps its column in a merge of two accounts', () => {
    const moved = ['a.person: follows a merge of two accounts']
    expect(movesOf(['a.person.account_id', 'a.person.friend_id', 'a.log.account_id'], places)).toEqual(moved)
  })

  it('is found by its column in a statement, or the statement goes to every node', () => {
    const spread = (statement: string) => spreadOf(statement, places)
    expect(spread('select * from "a"."stay" where "id" = $1')).toEqual(['read a.stay by id'])
    expect(spread('select * from "a"."stay" as "s" where "s"."home_id" = any($1::bigint[])')).toEqual([])
    expect(spread('select * from a.stay where (home_id in ($1) and id > $2)')).toEqual([])
    expect(spread('select * from a.stay where home_id > $1')).toEqual(['read a.stay by nothing'])
    expect(spread('select from a.area area join a.person on person.id = area.id')).toEqual(['read a.person by id'])
    expect(spread('update "a"."stay" set "home_id" = $1 where "id" = $2')).toEqual(['change a.stay by id'])
    expect(spread('delete from a.stay where id = $1')).toEqual(['change a.stay by id'])
    expect(spread('insert into "a"."stay" ("id") values ($1)')).toEqual(['insert into a.stay'])
    expect(spread('insert into "a"."stay" ("id", "home_id") values ($1, $2)')).toEqual([])
    expect(spread('select * from a.log where id = $1')).toEqual([])
  })
})
