/** A figure in a text, with every possible reading: two texts agree if they share a reading. */
export type Claim = {
  kind: 'amount' | 'percent' | 'date' | 'time' | 'code' | 'link' | 'number'
  text: string
  values: string[]
}

const months: readonly string[] = [
  'january|jan|januar|jänner|enero|ene|janvier|janv',
  'february|feb|februar|febrero|février|févr',
  'march|mar|märz|mär|mrz|marzo|mars',
  'april|apr|abril|abr|avril|avr',
  'may|mai|mayo',
  'june|jun|juni|junio|juin',
  'july|jul|juli|julio|juillet|juil',
  'august|aug|agosto|ago|août',
  'september|sept|sep|septiembre|septembre',
  'october|oct|oktober|okt|octubre|octobre',
  'november|nov|noviembre|novembre',
  'december|dec|dezember|dez|diciembre|dic|décembre|déc',
]
const monthNames = months.join('|')
const monthOf = (name: string): number => months.findIndex((names) => names.split('|').includes(name.toLowerCase())) + 1

const number = String.raw`\d(?:[\d.,'’\u00a0\u202f]*\d)?`
const currencies = String.raw`US\$|[$€£¥]|USD|EUR|GBP|CAD|AUD|CHF|MXN`
const moneyWords = 'dollars?|bucks|euros?|dólares|pounds?|pesos|francs?|cents?'
const spelled = String.raw`\p{L}+(?:[\s-]\p{L}+)?`

/** Normalizes a number: `1,234.50`, `1.234,50`, and `1 234,50` are the same. */
export const numberIn = (text: string): string => {
  const plain = text.replace(/['’\u00a0\u202f\s]/g, '')
  const [, whole = plain, , part = ''] = /^(.*?)([.,])(\d{1,2})$/.exec(plain) ?? []
  return String(Number(`${whole.replace(/\D/g, '')}.${part || '0'}`))
}

type Reading = { kind: Claim['kind']; pattern: RegExp; values: (found: readonly string[]) => string[] }

const pair = (month: number | string, day: string) => `${Number(month)}-${Number(day)}`
const clock = (hours: string, minutes: string | undefined, half: string | undefined): string => {
  const late = /^p/i.test(half ?? '') ? 12 : 0
  const hour = half ? (Number(hours) % 12) + late : Number(hours)
  return `${hour}:${minutes ?? '00'}`
}

// Applied in this order: text matched by one reading is not read again.
const readings: readonly Reading[] = [
  {
    kind: 'link',
    pattern: /\b(?:https?:\/\/|www\.)[^\s)\]>]+|[\w.+-]+@[\w-]+\.[\w.-]+/giu,
    values: ([all = '']) => [all.toLowerCase().replace(/[.,;]$/, '')],
  },
  { kind: 'date', pattern: /\b\d{4}-(\d{2})-(\d{2})\b/gu, values: ([, month = '', day = '']) => [pair(month, day)] },
  {
    kind: 'date',
    pattern: /\b(\d{1,2})[/.](\d{1,2})(?:[/.](?:\d{4}|\d{2})\b|\.(?!\d))/gu,
    values: ([, one = '', two = '']) => [pair(one, two), pair(two, one)],
  },
  {
    kind: 'date',
    pattern: /\b(\d{1,2})\/(\d{1,2})\b/gu,
    values: ([, one = '', two = '']) => [pair(one, two), pair(two, one)],
  },
  {
    kind: 'date',
    pattern: new RegExp(String.raw`(?<!\p{L})(${monthNames})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?!\d)`, 'giu'),
    values: ([, month = '', day = '']) => [pair(monthOf(month), day)],
  },
  {
    kind: 'date',
    pattern: new RegExp(
      String.raw`\b(\d{1,2})(?:st|nd|rd|th|\.|er)?\s+(?:of\s+|de\s+)?(${monthNames})(?!\p{L})`,
      'giu',
    ),
    values: ([, day = '', month = '']) => [pair(monthOf(month), day)],
  },
  {
    kind: 'time',
    pattern: /\b(\d{1,2})(?:[:.](\d{2}))?\s*([ap])\.?\s?m\b\.?/giu,
    values: ([, hours = '', minutes, half]) => [clock(hours, minutes, half)],
  },
  {
    kind: 'time',
    pattern: /\b(\d{1,2})[:h](\d{2})\b(?:\s*uhr)?/giu,
    values: ([, hours = '', minutes]) => [clock(hours, minutes, undefined)],
  },
  {
    kind: 'time',
    pattern: /\b(\d{1,2})\s*(?:uhr|h|o[’']clock)\b/giu,
    values: ([, hours = '']) => [clock(hours, undefined, undefined), clock(hours, undefined, 'p')],
  },
  {
    kind: 'percent',
    pattern: new RegExp(String.raw`(${number})\s?(?:%|percent\b|prozent\b|por ciento\b|pour cent\b)`, 'giu'),
    values: ([, value = '']) => [numberIn(value)],
  },
  {
    kind: 'percent',
    pattern: new RegExp(String.raw`(${spelled})\s(?:percent|prozent|por ciento|pour cent)(?!\p{L})`, 'giu'),
    values: ([all = '']) => [all.toLowerCase()],
  },
  {
    kind: 'amount',
    pattern: new RegExp(String.raw`(?:${currencies})\s?(${number})`, 'gu'),
    values: ([, value = '']) => [numberIn(value)],
  },
  {
    kind: 'amount',
    pattern: new RegExp(String.raw`(${number})\s?(?:${currencies}|(?:${moneyWords})(?!\p{L}))`, 'giu'),
    values: ([, value = '']) => [numberIn(value)],
  },
  {
    kind: 'amount',
    pattern: new RegExp(String.raw`(${spelled})[\s-](?:dollars?|bucks|euros?|dólares|pounds)(?!\p{L})`, 'giu'),
    values: ([all = '']) => [all.toLowerCase()],
  },
  {
    kind: 'code',
    pattern: /(?<![\p{L}\d])(?=[\p{L}\d#*-]*\d)(?=[\p{L}\d#*-]*[\p{L}#*])[\p{L}\d#*-]{4,}(?![\p{L}\d])/gu,
    values: ([all = '']) => [all.toLowerCase()],
  },
  {
    kind: 'code',
    pattern: /(?<![\d.,])\+?\d(?:[ ()-]{0,2}\d){3,}(?![\d.,]*\d)/gu,
    values: ([all = '']) => [all.replace(/\D/g, '')],
  },
  { kind: 'number', pattern: new RegExp(number, 'gu'), values: ([all = '']) => [numberIn(all)] },
]

/** Every figure in a text. */
export const claimsIn = (text: string): Claim[] => {
  let left = text
  const claims: Claim[] = []
  for (const { kind, pattern, values } of readings)
    left = left.replace(pattern, (...found) => {
      const parts = found.slice(
        0,
        found.findIndex((one) => typeof one === 'number'),
      ) as string[]
      claims.push({ kind, text: (parts[0] ?? '').trim(), values: values(parts) })
      return ' '.repeat((parts[0] ?? '').length)
    })
  return claims
}
