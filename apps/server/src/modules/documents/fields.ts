import { dateIn, type ServiceOffer } from '@porchlight/contract'
import type { App } from '#kernel/app'
import type { ReadCtx } from '#kernel/work'
import { type Fields, operatorOf } from '#modules/agreements'
import { longDay, percentInWords } from '#modules/bookings'
import type { Home } from '#modules/homes'
import { inclusionWords, noLevel, termWords } from './messages.ts'
import { otherTerms } from './other-terms.ts'
import type { DocumentTerms } from './tables.ts'

/** The fields every document can use: the operator, the home, the signers, and the day it was made. */
type Subject = { home: Home | null; place: string; owners: readonly string[]; timeZone: string }

/** What a home's service level includes, as listed in its contract. */
const includedIn = ({ levels, inclusions }: ServiceOffer, home: Home | null): string[] => {
  const level = levels.find(({ code }) => code === home?.serviceLevel)
  const lines = inclusions.flatMap(({ id, label }) => {
    const worded = inclusionWords[level?.arrangements[id] ?? 'not_included']
    return worded ? [worded(label.en)] : []
  })
  return lines.length > 0 ? lines : [noLevel]
}

const sharesCleaning = ({ details }: DocumentTerms): boolean =>
  details?.feeShares?.some(({ code }) => code === 'cleaning') ?? false

/** Names the town only once. */
const addressOf = ({ address, townName }: Home): string =>
  address?.includes(townName) ? address : [address, townName].filter(Boolean).join(', ')

/** The extra fields of a management contract; days are dates in the home's calendar. */
const termFields = (home: Home | null, terms: DocumentTerms | null, offer: ServiceOffer): Fields => {
  if (!terms) return {}
  return {
    commission: percentInWords(terms.commissionBasisPoints),
    commissionBase: termWords.base[terms.commissionBase],
    recognition: termWords.recognition[terms.recognition],
    cleaning: (sharesCleaning(terms) ? termWords.cleaningShared : termWords.cleaning)[terms.cleaningTo],
    validFrom: longDay(terms.validFrom),
    included: includedIn(offer, home),
    otherTerms: otherTerms(terms.details, home?.currency ?? 'USD'),
  }
}

/** The fields that fill a document. */
export const fieldsOf = (
  app: Pick<App, 'config' | 'adapters'>,
  ctx: ReadCtx,
  { home, place, owners, timeZone }: Subject,
  terms: DocumentTerms | null,
  offer: ServiceOffer,
): Fields => ({
  ...operatorOf(app),
  home: home?.name ?? place,
  address: home ? addressOf(home) : place,
  registration: home?.registration ?? 'none given',
  owners: [...owners],
  madeOn: longDay(dateIn(timeZone, ctx.now)),
  ...termFields(home, terms, offer),
})

const plain = [
  'operator',
  'site',
  'website',
  'email',
  'phone',
  'postalAddress',
  'law',
  'home',
  'address',
  'registration',
]
const ofTerms = ['commission', 'commissionBase', 'recognition', 'cleaning', 'validFrom']

/** Each field filled with its own name: the fields a wording can use, by kind. */
export const namesAsFields = (withTerms: boolean): Fields => ({
  ...Object.fromEntries([...plain, 'madeOn', ...(withTerms ? ofTerms : [])].map((name) => [name, name])),
  owners: ['owners'],
  ...(withTerms && { included: ['included'], otherTerms: ['otherTerms'] }),
})
