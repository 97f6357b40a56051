import type { PostalAddress, SettingsChange } from '@porchlight/contract'

/** Brands that one company may have. */
export const mostBrands = 40

/** The characters of a tax id that count. */
const bareTaxId = (taxId: string): string => taxId.replace(/[^A-Za-z0-9]/g, '')

/** What is shown of a tax id: its last four characters. */
export const taxIdEnding = (taxId: string): string => bareTaxId(taxId).slice(-4)

/** An address in one line, as emails and documents carry it; the country only where it is abroad. */
export const addressLine = ({ line1, line2, city, state, zip, country }: PostalAddress): string =>
  [line1, line2, city, [state, zip].filter(Boolean).join(' '), country === 'US' ? '' : country]
    .filter(Boolean)
    .join(', ')

type Field = SettingsChange['fields'][number]['field']
type Facts = Partial<Record<Field, string | null>>

/** What differs between two states of the settings, field by field. */
export const changedFields = (before: Facts, after: Facts): SettingsChange['fields'] =>
  (Object.keys(after) as Field[])
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((change) => change.before !== change.after)

/** Facts that contracts, tax forms, and bank files rest on: a change of one says why. */
const legalFacts: ReadonlySet<Field> = new Set(['legalName', 'entityType', 'taxId', 'address', 'timeZone', 'currency'])

/** Whether a change of what is there needs a reason. */
export const needsReason = (fields: SettingsChange['fields']): boolean =>
  fields.some(({ field }) => legalFacts.has(field))

export const isReason = (reason: string): boolean => reason.trim().length >= 10
