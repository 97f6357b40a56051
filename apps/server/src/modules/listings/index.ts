export { readPlaces } from './adapters/towns.ts'
export { importListings, type Report } from './import-listings.ts'
export { insideAirbnb, type Mapping, mappingShape } from './mapping.ts'
export type { Terms } from './save.ts'
