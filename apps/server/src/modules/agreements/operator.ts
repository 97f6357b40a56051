import { countries, type PostalAddress, promiseAnswerHours, promiseReportHours, statesOf } from '@porchlight/contract'
import { companyAddressOf, postalAddressOf, siteOf } from '#http/site'
import type { App } from '#kernel/app'
import type { Fields } from './engine/render.ts'

type Seat = Pick<PostalAddress, 'country' | 'state'>

/**
 * The law that the company's own agreements name: that of the state or province of its legal address, otherwise of its
 * country.
 */
export const lawOf = (seat: Seat | null): string => {
  if (seat === null) return 'the place where we have our office'
  const { country, state } = seat
  const name = statesOf(country)?.find(({ value }) => value === state)?.label
  if (name === undefined) return countries.find(({ value }) => value === country)?.label ?? country
  if (country !== 'US') return name
  return name.startsWith('District') ? `the ${name}` : `the State of ${name}`
}

/** The company as it appears in every document. */
export const operatorOf = (app: Pick<App, 'config' | 'adapters'>): Fields => {
  const { legalName, name, publicUrl, contactEmail, contactPhone } = siteOf(app)
  return {
    operator: legalName,
    site: name,
    website: new URL(publicUrl).host,
    email: contactEmail,
    phone: contactPhone,
    postalAddress: postalAddressOf(app),
    law: lawOf(companyAddressOf(app)),
    promiseReportHours: String(promiseReportHours),
    promiseAnswerHours: String(promiseAnswerHours),
  }
}
