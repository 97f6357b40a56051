/**
 * Owns the company that runs this installation, its brands with their host names, and the history of both. Promises:
 * one company; one default brand; a host name belongs to one brand; the tax id is sealed and never shown in full; time
 * zone and currency stay once money has moved; every change says who made it. Announces: company.changed.
 */
export { saveBrand, saveCompany } from './commands.ts'
export { allBrands, bookCurrency, companyRow } from './queries.ts'
