const codes = new Set(Intl.supportedValuesOf('currency'))

export const isCurrency = (code: string): boolean => codes.has(code)

const dollars = [
  'USD',
  'CAD',
  'AUD',
  'NZD',
  'MXN',
  'SGD',
  'HKD',
  'TWD',
  'ARS',
  'CLP',
  'COP',
  'BBD',
  'BSD',
  'BZD',
  'FJD',
  'JMD',
  'TTD',
  'XCD',
]

/** Currency signs in use, with every currency each may stand for. */
const signs: Record<string, readonly string[]> = {
  $: dollars,
  US$: ['USD'],
  CA$: ['CAD'],
  C$: ['CAD', 'NIO'],
  A$: ['AUD'],
  AU$: ['AUD'],
  NZ$: ['NZD'],
  MX$: ['MXN'],
  S$: ['SGD'],
  HK$: ['HKD'],
  NT$: ['TWD'],
  R$: ['BRL'],
  '€': ['EUR'],
  '£': ['GBP', 'EGP', 'LBP', 'GIP', 'FKP', 'SHP', 'IMP', 'JEP', 'GGP'],
  '¥': ['JPY', 'CNY'],
  'CN¥': ['CNY'],
  'JP¥': ['JPY'],
  円: ['JPY'],
  元: ['CNY', 'TWD'],
  '₹': ['INR'],
  RS: ['INR', 'PKR', 'LKR', 'NPR', 'MUR', 'SCR'],
  '₩': ['KRW'],
  '₽': ['RUB'],
  '₺': ['TRY'],
  TL: ['TRY'],
  '₴': ['UAH'],
  '₪': ['ILS'],
  '฿': ['THB'],
  '₫': ['VND'],
  '₱': ['PHP'],
  '₦': ['NGN'],
  '₡': ['CRC'],
  '₲': ['PYG'],
  '₸': ['KZT'],
  '₾': ['GEL'],
  KR: ['SEK', 'NOK', 'DKK', 'ISK'],
  ZŁ: ['PLN'],
  ZL: ['PLN'],
  KČ: ['CZK'],
  FT: ['HUF'],
  LEI: ['RON', 'MDL'],
  ЛВ: ['BGN'],
  FR: ['CHF'],
  SFR: ['CHF'],
  R: ['ZAR'],
  RM: ['MYR'],
  RP: ['IDR'],
}

/**
 * The currencies that a unit beside an amount may name: a code names one, a sign may name several, any other word none.
 */
export const currenciesOf = (unit: string): readonly string[] => {
  const word = unit.toUpperCase().replace(/\.$/, '')
  if (Object.hasOwn(signs, word)) return signs[word] ?? []
  return isCurrency(word) ? [word] : []
}

export type UnitCheck =
  | { currency: string }
  | { fault: 'unstated' }
  | { fault: 'contrary'; unit: string }
  | { fault: 'mixed'; unit: string }
  | { fault: 'ambiguous'; unit: string; among: readonly string[] }

/** The currencies of countries where `$`, or an amount without a sign, is unambiguous. */
const byCountry: Record<string, string> = { US: 'USD' }

/**
 * The single currency of a column, from the mapping and the units in its cells. Units that name none are errors of
 * their row and ignored here.
 */
export const currencyOf = (stated: string | undefined, country: string, units: readonly string[]): UnitCheck => {
  let among: readonly string[] | undefined = stated === undefined ? undefined : [stated]
  for (const unit of units) {
    const named = currenciesOf(unit)
    if (named.length === 0) continue
    const both: readonly string[] = among ? among.filter((code) => named.includes(code)) : named
    if (both.length === 0) return { fault: stated === undefined ? 'mixed' : 'contrary', unit }
    among = both
  }
  const usual = byCountry[country]
  if (among === undefined) return usual === undefined ? { fault: 'unstated' } : { currency: usual }
  const [only] = among
  if (among.length === 1 && only !== undefined) return { currency: only }
  if (usual !== undefined && among.includes(usual)) return { currency: usual }
  return { fault: 'ambiguous', unit: units.find((unit) => currenciesOf(unit).length > 1) ?? '', among }
}
