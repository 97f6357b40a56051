import { kernelTables } from '../../kernel/tables.ts'
import { modules } from '../../modules.ts'
import { placesOf } from './gaps.ts'

/** Where every table is declared to live. */
export const declaredPlaces = placesOf([kernelTables, ...modules.map(({ tables }) => tables)])
