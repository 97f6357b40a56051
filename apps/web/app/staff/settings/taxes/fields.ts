import {
  addDays,
  type LibraryTax,
  type NewTaxInput,
  type SalesChannel,
  salesChannels,
  type TaxAreaView,
  type TaxTerms,
} from '@porchlight/contract'
import type { MoneyAmount } from '@porchlight/ui'
import type { FieldProblems } from '#app/lib/form.ts'

export type Handling = 'us' | 'mixed' | 'channel'
type Bound = 'yes' | 'no'

export type TaxFields = {
  /** "kind key"; empty until selected. */
  area: string
  homeId: string
  authorityName: string
  label: string
  kind: TaxTerms['kind']
  percent: number | null
  amount: MoneyAmount | null
  on: string[]
  persons: string[]
  from: string | null
  to: string | null
  shortest: number | null
  shortestIn: Bound
  longest: number | null
  longestIn: Bound
  firstNights: number | null
  channels: string[]
  agent: Handling
  affiliate: Handling
  effectiveBy: TaxTerms['effectiveBy']
  remittance: TaxTerms['remittance']
  period: TaxTerms['period']
  rounding: TaxTerms['rounding']
  onlyWithService: boolean
  retained: TaxTerms['retained']['when']
  retainedDays: number | null
}

/** Default terms of a new tax. */
export const usualTerms: TaxTerms = {
  kind: 'percent',
  amount: 0,
  currency: null,
  on: ['accommodation', 'cleaning', 'linen', 'admin', 'service', 'pets', 'resort', 'utilities', 'damage', 'early_late'],
  shortest: null,
  longest: { nights: 30, inclusive: false },
  firstNights: null,
  persons: ['adults'],
  channels: null,
  handling: {},
  effectiveBy: 'night',
  remittance: 'departure',
  period: 'month',
  rounding: 'half_up',
  onlyWithService: false,
  retained: { when: 'never' },
}

const handlingOf = (terms: TaxTerms, channel: SalesChannel): Handling => {
  const own = terms.handling[channel]
  if (own?.collects !== 'channel') return 'us'
  return own.remits === 'channel' ? 'channel' : 'mixed'
}

type Start = {
  area?: TaxAreaView | undefined
  authorityName?: string
  label?: string
  from?: string | null
  to?: string | null
}

/** Terms as form fields. */
export const fieldsOf = (terms: TaxTerms, start: Start = {}): TaxFields => ({
  area: start.area ? (start.area.kind === 'home' ? 'home' : `${start.area.kind} ${start.area.area}`) : '',
  homeId: start.area?.kind === 'home' ? start.area.area : '',
  authorityName: start.authorityName ?? '',
  label: start.label ?? '',
  kind: terms.kind,
  percent: terms.kind === 'percent' && terms.amount > 0 ? terms.amount / 100 : null,
  amount: terms.kind !== 'percent' && terms.currency ? { amount: terms.amount, currency: terms.currency } : null,
  on: [...terms.on],
  persons: [...terms.persons],
  from: start.from ?? null,
  to: start.to ?? null,
  shortest: terms.shortest?.nights ?? null,
  shortestIn: terms.shortest?.inclusive === false ? 'no' : 'yes',
  longest: terms.longest?.nights ?? null,
  longestIn: terms.longest?.inclusive === true ? 'yes' : 'no',
  firstNights: terms.firstNights,
  channels: [...(terms.channels ?? salesChannels)],
  agent: handlingOf(terms, 'agent'),
  affiliate: handlingOf(terms, 'affiliate'),
  effectiveBy: terms.effectiveBy,
  remittance: terms.remittance,
  period: terms.period,
  rounding: terms.rounding,
  onlyWithService: terms.onlyWithService,
  retained: terms.retained.when,
  retainedDays: terms.retained.when === 'within_days' ? terms.retained.days : null,
})

export const fieldsOfLibrary = ({ terms }: LibraryTax): TaxFields =>
  fieldsOf(terms, { authorityName: terms.authorityName, label: terms.label, from: terms.from })

const handlings = {
  us: { collects: 'us', remits: 'us' },
  mixed: { collects: 'channel', remits: 'us' },
  channel: { collects: 'channel', remits: 'channel' },
} as const

const boundOf = (nights: number | null, inside: Bound) =>
  nights === null ? null : { nights, inclusive: inside === 'yes' }

/** The request body of valid fields. */
export const termsOf = (fields: TaxFields): TaxTerms => ({
  kind: fields.kind,
  amount: fields.kind === 'percent' ? Math.round((fields.percent ?? 0) * 100) : (fields.amount?.amount ?? 0),
  currency: fields.kind === 'percent' ? null : (fields.amount?.currency ?? null),
  on: fields.kind === 'percent' ? (fields.on as TaxTerms['on']) : [],
  shortest: boundOf(fields.shortest, fields.shortestIn),
  longest: boundOf(fields.longest, fields.longestIn),
  firstNights: fields.firstNights,
  persons: fields.persons as TaxTerms['persons'],
  channels: fields.channels.length === salesChannels.length ? null : (fields.channels as SalesChannel[]),
  handling: {
    ...(fields.agent !== 'us' && { agent: handlings[fields.agent] }),
    ...(fields.affiliate !== 'us' && { affiliate: handlings[fields.affiliate] }),
  },
  effectiveBy: fields.effectiveBy,
  remittance: fields.remittance,
  period: fields.period,
  rounding: fields.rounding,
  onlyWithService: fields.onlyWithService,
  retained:
    fields.retained === 'within_days'
      ? { when: 'within_days', days: fields.retainedDays ?? 0 }
      : { when: fields.retained },
})

/** The selected area. */
export const areaOf = ({ area, homeId }: Pick<TaxFields, 'area' | 'homeId'>): TaxAreaView => {
  if (area === 'home') return { kind: 'home', area: homeId }
  const at = area.indexOf(' ')
  return { kind: area.slice(0, at) as TaxAreaView['kind'], area: area.slice(at + 1) }
}

export const newTaxOf = (
  fields: TaxFields,
  { library, replaces }: { library: string | null; replaces: number | null },
): NewTaxInput => ({
  ...termsOf(fields),
  area: areaOf(fields),
  authorityName: fields.authorityName,
  label: fields.label,
  from: fields.from,
  to: fields.to,
  library,
  replaces,
})

type ProblemWords = Record<'required' | 'overWhole' | 'chooseOne' | 'order' | 'boundOrder', string>

const termsProblems = (fields: TaxFields, words: ProblemWords): FieldProblems<TaxFields> => ({
  ...(fields.kind === 'percent' && !fields.percent && { percent: words.required }),
  ...(fields.kind === 'percent' && (fields.percent ?? 0) > 100 && { percent: words.overWhole }),
  ...(fields.kind !== 'percent' && !fields.amount?.amount && { amount: words.required }),
  ...(fields.kind === 'percent' && fields.on.length === 0 && { on: words.chooseOne }),
  ...(fields.kind === 'per_person_night' && fields.persons.length === 0 && { persons: words.chooseOne }),
  ...(fields.channels.length === 0 && { channels: words.chooseOne }),
  ...(fields.shortest !== null &&
    fields.longest !== null &&
    fields.shortest > fields.longest && { longest: words.boundOrder }),
  ...(fields.retained === 'within_days' && fields.retainedDays === null && { retainedDays: words.required }),
})

export const newTaxProblems = (fields: TaxFields, words: ProblemWords): FieldProblems<TaxFields> => ({
  ...(fields.area === '' && { area: words.required }),
  ...(fields.area === 'home' && fields.homeId === '' && { homeId: words.required }),
  ...(fields.authorityName.trim().length < 2 && { authorityName: words.required }),
  ...(fields.label.trim().length < 2 && { label: words.required }),
  ...(fields.from && fields.to && fields.from >= fields.to && { to: words.order }),
  ...termsProblems(fields, words),
})

export const versionProblems = (fields: TaxFields, words: ProblemWords): FieldProblems<TaxFields> => ({
  ...(!fields.from && { from: words.required }),
  ...termsProblems(fields, words),
})

/** The earliest start of a new version: after today and after the last version's start. */
export const soonestVersion = (today: string, last: { from: string | null } | undefined): string =>
  addDays(last?.from && last.from > today ? last.from : today, 1)
