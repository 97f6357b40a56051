import { readFileSync } from 'node:fs'
import type { Setting } from './words.ts'

export type Site = {
  id: string
  lat: number
  lng: number
  town: string
  setting: Setting
  street: string
  no: number
  /** Meters to the nearest beach, water and village center; meters above the sea. */
  beach: number
  water: number
  village: number
  elev: number
}

export type Town = {
  id: string
  name: string
  kind: string
  center: [number, number]
  bbox: [number, number, number, number]
  setting: Setting
  character: string
  zip: string
  county: string
  state: string
  timezone: string
}

/** A picture set of the pool: one home, one palette, eight shots. */
export type PoolEntry = {
  id: string
  style: 'cabin' | 'cliff' | 'cottage' | 'farmhouse' | 'inn' | 'modern'
  setting: Setting
  images: {
    shot: string
    file: string
    width: number
    height: number
    bytes: number
    color: string
    placeholder: string
    alt: string
  }[]
}

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(`./assets/${path}`, import.meta.url), 'utf8'))

export type Island = { towns: readonly Town[]; sites: readonly Site[]; pool: readonly PoolEntry[] }

/** The island the demo world stands on and the pictures its homes wear. */
export const readIsland = (): Island => ({
  towns: (read('island/places.json') as { towns: Town[] }).towns,
  sites: read('island/sites.json') as Site[],
  pool: (read('art/manifest.json') as { homes: PoolEntry[] }).homes,
})
