/**
 * vendors own the companies that work in the homes: their trade and contacts, which homes each serves, and until when its
 *   insurance and contract hold.
 * Promises: an owner sees those of their homes alone; the team is reminded once of each document that ends; what was done by
 *   one that is retired stays known.
 * Announces: nothing.
 */
export { homesServed, insuranceEnding, saveVendor, type VendorRow, vendorsByIds, vendorsServing } from './vendors.ts'
