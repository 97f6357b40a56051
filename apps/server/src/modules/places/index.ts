/**
 * places own where towns, streets and homes lie, and the asking of a geocoder for addresses.
 * They promise that an address asked for is neither kept nor logged, and that a geocoder that fails is an answer.
 * They announce nothing.
 */
import './adapters/geocoder.ts'

export { gazetteer } from './adapters/gazetteer.ts'
export { googleGeocoder } from './adapters/google.ts'
export { saveAddressPoints, saveTown } from './commands.ts'
export { geocode } from './geocode.ts'
