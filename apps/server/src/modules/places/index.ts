/**
 * places own the locations of towns, streets, and homes, and address lookups at a geocoder.
 * They promise that an address that is looked up is neither stored nor logged, and that a geocoder failure is a return
 * value.
 * They announce nothing.
 */
import './adapters/geocoder.ts'

export { saveAddressPoints, saveTown } from './commands.ts'
export { geocode } from './geocode.ts'
