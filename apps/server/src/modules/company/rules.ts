import type { PostalAddress, SettingsChange } from '@porchlight/contract'

/** Maximum number of brands per company. */
export const mostBrands = 40

/** The significant characters of a tax id. */
const bareTaxId = (taxId: string): string => taxId.replace(/[^A-Za-z0-9]/g, '')

/** The visible part of a tax id: its last four characters. */
export const taxIdEnding = (taxId: string): string => bareTaxId(taxId).slice(-4)

/** An address on one line, as in emails and documents; the country only if it is abroad. */
export const addressLine = ({ line1, line2, city, state, zip, country }: PostalAddress): string =>
  [line1, line2, city, [state, zip].filter(Boolean).join(' '), country === 'US' ? '' : country]
    .filter(Boolean)
    .join(', ')

type Field = SettingsChange['fields'][number]['field']
type Facts = Partial<Record<Field, string | null>>

/** The differences between two states of the settings, field by field. */
export const changedFields = (before: Facts, after: Facts): SettingsChange['fields'] =>
  (Object.keys(after) as Field[])
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((change) => change.before !== change.after)

/** Facts that contracts, tax forms, and bank files depend on: changing one requires a reason. */
const legalFacts: ReadonlySet<Field> = new Set(['legalName', 'entityType', 'taxId', 'address', 'timeZone', 'currency'])

/** Whether a change to existing values needs a reason. */
export const needsReason = (fields: SettingsChange['fields']): boolean =>
  fields.some(({ field }) => legalFacts.has(field))

export const isReason = (reason: string): boolean => reason.trim().length >= 10
