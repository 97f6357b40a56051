import {
  type BodyInputOf,
  type Company,
  type CompanyLicense,
  emptyAddress,
  isPlainDate,
  mostNumber,
  type PostalAddress,
  type saveCompany,
} from '@porchlight/contract'
import { addressFieldProblems } from '../address-problems.ts'

type LicenseFields = Omit<CompanyLicense, 'expiresOn'> & { expiresOn: string }

export type CompanyFields = {
  legalName: string
  entityType: Company['entityType']
  taxId: string
  removeTaxId: boolean
  address: PostalAddress
  licenses: readonly LicenseFields[]
  regions: readonly string[]
  timeZone: string
  currency: string
  reason: string
}

export const newLicense: LicenseFields = { region: '', kind: '', number: '', expiresOn: '' }

export const companyFieldsOf = (company: Company | null, zone: string): CompanyFields => ({
  legalName: company?.legalName ?? '',
  entityType: company?.entityType ?? 'llc',
  taxId: '',
  removeTaxId: false,
  address: company?.address ?? emptyAddress,
  licenses: (company?.licenses ?? []).map((one) => ({ ...one, expiresOn: one.expiresOn ?? '' })),
  regions: company?.regions ?? [],
  timeZone: company?.timeZone ?? zone,
  currency: company?.currency ?? 'USD',
  reason: '',
})

export const companyBodyOf = (fields: CompanyFields, latestRead?: number | null): BodyInputOf<typeof saveCompany> => {
  const { taxId, removeTaxId, licenses, regions, ...rest } = fields
  const typed = taxId.trim()
  return {
    ...rest,
    ...(typed ? { taxId: typed } : removeTaxId && { taxId: '' }),
    licenses: licenses.map((one) => ({ ...one, expiresOn: one.expiresOn.trim() || null })),
    regions: [...regions],
    ...(latestRead !== undefined && { latestRead }),
  }
}

/** Changes to facts shown in agreements, tax forms, and bank files need a reason. */
export const changesLegalFacts = (company: Company | null, fields: CompanyFields): boolean => {
  if (!company) return false
  const { legalName, entityType, address, timeZone, currency } = fields
  const now = [legalName.trim(), entityType, address, timeZone, currency]
  const before = [company.legalName, company.entityType, company.address, company.timeZone, company.currency]
  const texts = (all: readonly unknown[]) => JSON.stringify(all)
  return fields.taxId.trim() !== '' || fields.removeTaxId || texts(now) !== texts(before)
}

type Words = Record<'required' | 'zip' | 'date' | 'reason' | 'licenseLong', string>

export const companyProblems = (
  company: Company | null,
  fields: CompanyFields,
  words: Words,
): Record<string, string> => {
  const problems: Record<string, string> = {}
  const need = (name: string, text: string) => {
    if (text.trim() === '') problems[name] = words.required
  }
  need('legalName', fields.legalName)
  need('timeZone', fields.timeZone)
  need('currency', fields.currency)
  Object.assign(problems, addressFieldProblems(fields.address, words))
  fields.licenses.forEach(({ region, kind, number, expiresOn }, at) => {
    need(`licenses.${at}.region`, region)
    need(`licenses.${at}.kind`, kind)
    need(`licenses.${at}.number`, number)
    if (number.trim().length > mostNumber) problems[`licenses.${at}.number`] = words.licenseLong
    if (expiresOn.trim() && !isPlainDate(expiresOn.trim())) problems[`licenses.${at}.expiresOn`] = words.date
  })
  if (changesLegalFacts(company, fields) && fields.reason.trim().length < 10) problems.reason = words.reason
  return problems
}
