import { readFileSync } from 'node:fs'

/** What a home overlooks. */
export type Setting = 'dunes' | 'harbor' | 'lake' | 'village' | 'vineyard'

export type Site = {
  id: string
  lat: number
  lng: number
  town: string
  setting: Setting
  street: string
  no: number
  /** Meters to the nearest beach, water, and village center; meters above sea level. */
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

/** What the pictures of a home show, from the manifest of the demo art. */
export type Pictured = {
  headline: string
  floors: number
  beds: Partial<Record<'king' | 'twin' | 'bunk', number>>
  bathrooms: number
  /** Things in the pictures: `pool`, `king_bed`, `harbor_view`, `walled_garden`. */
  features: readonly string[]
}

/** The pictures of one home: sixteen shots in one color palette. */
export type PictureSet = {
  id: string
  style: 'cabin' | 'cliff' | 'cottage' | 'farmhouse' | 'inn' | 'modern'
  setting: Setting
  facts: Pictured
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

export type Island = { towns: readonly Town[]; sites: readonly Site[]; pictures: readonly PictureSet[] }

/** The island where the demo world is set, and the pictures its homes use. */
export const readIsland = (): Island => ({
  towns: (read('island/places.json') as { towns: Town[] }).towns,
  sites: read('island/sites.json') as Site[],
  pictures: (read('art/manifest.json') as { homes: PictureSet[] }).homes,
})
