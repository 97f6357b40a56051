import { promiseAnswerHours, promiseReportHours } from '@porchlight/contract'
import { postalAddressOf, siteOf } from '#http/site'
import type { App } from '#kernel/app'
import type { Fields } from './engine/render.ts'

/** The company as it stands in every document. */
export const operatorOf = (app: Pick<App, 'config' | 'adapters'>): Fields => {
  const { legalName, name, publicUrl, contactEmail, contactPhone } = siteOf(app)
  return {
    operator: legalName,
    site: name,
    website: new URL(publicUrl).host,
    email: contactEmail,
    phone: contactPhone,
    postalAddress: postalAddressOf(app),
    promiseReportHours: String(promiseReportHours),
    promiseAnswerHours: String(promiseAnswerHours),
  }
}
