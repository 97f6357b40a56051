import { writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { gapsOf, placesOf } from '#testing/placement/gaps'
import { tableShapes } from '#testing/placement/shapes'
import { sceneApp } from '#testing/scene-app'
import { kernelTables } from './kernel/tables.ts'
import { modules } from './modules.ts'

const t = sceneApp()
const declared = placesOf([kernelTables, ...modules.map(({ tables }) => tables)])
const places = new Map(declared)

it('every table is declared once', async () => {
  const tables = await t.read(tableShapes)
  writeFileSync('/tmp/h2-shapes.json', JSON.stringify(tables))
  writeFileSync('/tmp/h2-gaps.json', JSON.stringify(gapsOf(tables, places)))
  expect(declared.map(([name]) => name).sort()).toEqual(tables.map(({ name }) => name).sort())
})
