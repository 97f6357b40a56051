import type { Generated } from 'kysely'
import { tablesOf } from '#kernel/work'

export type PlacesTables = {
  'places.town': {
    id: string
    name: string
    name_key: string
    key_spelled: Generated<boolean>
    region: string
    state: string | null
    country: string
    postcode: string | null
    lat: number
    lng: number
  }
  'places.house': {
    id: Generated<number>
    town_id: string
    street: string
    street_key: string
    key_spelled: Generated<boolean>
    number: number
    lat: number
    lng: number
  }
}

export const db = tablesOf<PlacesTables>()
