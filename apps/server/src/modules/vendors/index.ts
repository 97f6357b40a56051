/**
 * Vendors own the companies that work in the homes: their trade and contacts, which homes each serves, and until when
 * its insurance and contract are valid.
 * Promises: an owner sees only those of their homes; the team is reminded once of each document that expires; the work
 * of a retired vendor stays on record.
 * Announces: nothing.
 */
export { homesServed, insuranceEnding, saveVendor, type VendorRow, vendorsByIds, vendorsServing } from './vendors.ts'
