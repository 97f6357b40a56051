import { agreementTypes, termsTypes } from '../values/agreement-types.ts'

const oneOf = (...words: string[]): RegExp => new RegExp(`^(?:${words.join('|')})$`)

/** The required form of an address parameter (spec section 2); an optional one can be missing. */
export const paramPatterns = {
  id: /^[1-9]\d{0,15}$/,
  slug: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  /** The end of a sign-up address, in any case a campaign prints it: `US-Open`. */
  campaign: /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/,
  hash: /^[A-Za-z0-9_-]{1,128}$/,
  /** A code created by someone else: an affiliate, a channel. */
  code: /^[A-Za-z0-9_-]{1,64}$/,
  /** A coupon code, as stored: in capitals. */
  promoCode: /^[A-Z0-9-]{2,40}$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  year: /^\d{4}$/,
  quarter: /^[1-4]$/,
  invoiceNumber: /^[A-Za-z]+-\d+$/,
  /** A booking's id, or its number, which leads to the id: `PL-20574`. */
  bookingRef: /^(?:[1-9]\d{0,15}|[A-Za-z]{1,10}-\d{1,15})$/,
  invoicesType: oneOf('open', 'all'),
  issuesType: oneOf('pending', 'all', 'check-out', 'damage-claims'),
  vendorType: oneOf('general', 'utilities', 'contracts'),
  displayTab: oneOf('details', 'jobs', 'invoices'),
  /** Owners, guests, brokers, buyers, or the audience the company adds: the page checks which exist. */
  colType: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  agreementType: oneOf(...termsTypes),
  brandId: /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
  documentType: oneOf(...agreementTypes),
} as const
