/**
 * Hard-coded addresses of calls every page may make: the contract's shapes stay out of what every page loads.
 * `addresses.test.ts` ensures that they match the contract's.
 */
export const searchDataAddress = '/app-portal/v1.1/properties/search-data'
export const pingAddress = '/app-portal/v1.1/ping'
export const sealAddress = '/app-portal/v1.1/write-seal'
