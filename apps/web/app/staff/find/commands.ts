import { addDays, isPlainDate, type PlainDate } from '@porchlight/contract'
import type { BookingAct } from '../booking/booking-tabs.ts'

/**
 * An action that can start from the search field: nights of a home, an action on a booking by its number, or a person's
 * pages as they see them.
 */
export type FindCommand =
  | { act: 'block' | 'book' | 'nights'; home: string; from: PlainDate; to: PlainDate }
  | { act: 'move'; number: string; home: string }
  | { act: BookingAct | 'claim' | 'history'; number: string }
  | { act: 'calendar' | 'contract' | 'history' | 'publish' | 'statement' | 'view'; name: string }

type Verb = 'block' | 'book' | 'calendar' | 'claim' | 'contract' | 'history' | 'publish' | BookingAct

/** In every language of the console, whichever one it is displayed in. */
const verbs: Readonly<Record<Verb, readonly string[]>> = {
  block: ['block', 'blockieren', 'sperren', 'bloquear', 'bloquer'],
  book: ['book', 'buchen', 'reservar', 'réserver', 'reserver'],
  change: ['change', 'move', 'ändern', 'verlegen', 'cambiar', 'trasladar', 'modifier', 'déplacer', 'deplacer'],
  charge: ['charge', 'berechnen', 'cobrar', 'facturer'],
  record: ['record', 'erfassen', 'registrar', 'enregistrer'],
  refund: ['refund', 'erstatten', 'reembolsar', 'rembourser'],
  cancel: ['cancel', 'stornieren', 'cancelar', 'annuler'],
  calendar: ['calendar', 'blocks', 'kalender', 'calendario', 'calendrier'],
  contract: ['contract', 'vertrag', 'contrato', 'contrat'],
  claim: ['claim', 'schaden', 'daños', 'danos', 'dommage'],
  history: ['history', 'verlauf', 'historial', 'historique'],
  publish: ['publish', 'vet', 'veröffentlichen', 'prüfen', 'publicar', 'revisar', 'publier', 'vérifier', 'verifier'],
}

/** `view as Ines Okonkwo`. */
const viewAs = /^(?:view as|ansicht als|ver como|voir comme)\s+(.{2,})$/i

/** `statement Eleanor Whitcombe`. */
const statementOf = /^(?:statement|abrechnung|liquidación|liquidacion|relevé|releve)\s+(.{2,})$/i

/** `PL-20574`, or its digits. */
const bookingNumber = /^(?:PL-?)?(\d{3,9})$/i

/** `PL-20574 to Anchor Row`. */
const toHome = /^(?:PL-?)?(\d{3,9})\s+(?:to|nach|a|à|vers)\s+(.{2,})$/i

/** The first letters of the month names, in the languages of the console. */
const months: readonly (readonly string[])[] = [
  ['jan', 'ene'],
  ['feb', 'fév', 'fev'],
  ['mar', 'mär'],
  ['apr', 'abr', 'avr'],
  ['may', 'mai'],
  ['jun', 'juin'],
  ['jul', 'juil'],
  ['aug', 'ago', 'aoû', 'aou'],
  ['sep'],
  ['oct', 'okt'],
  ['nov'],
  ['dec', 'dez', 'dic', 'déc'],
]

const monthOf = (word: string): number | undefined => {
  const at = months.findIndex((names) => names.some((name) => word.toLowerCase().startsWith(name)))
  return at < 0 ? undefined : at + 1
}

const two = (number: number): string => String(number).padStart(2, '0')

/** The next date with this month and day, today included; undefined if the month has no such day. */
const nextDay = (month: number, day: number, after: PlainDate): PlainDate | undefined => {
  const year = Number(after.slice(0, 4))
  return [year, year + 1]
    .map((one) => `${one}-${two(month)}-${two(day)}`)
    .find((date) => isPlainDate(date) && date >= after)
}

const between = String.raw`\s*(?:-|–|to|bis|a|au)\s*`
const word = String.raw`[\p{L}.]{3,12}`

/** `May 12-15`, `May 12 - June 2`. */
const monthFirst = new RegExp(String.raw`(${word})\s+(\d{1,2})${between}(?:(${word})\s+)?(\d{1,2})$`, 'u')
/** `12-15 May`, `28 May - 2 June`. */
const dayFirst = new RegExp(String.raw`(\d{1,2})\.?(?:\s+(${word}))?${between}(\d{1,2})\.?\s+(${word})$`, 'u')
const plain = /(\d{4}-\d{2}-\d{2})\s*(?:to|-|–|\s)\s*(\d{4}-\d{2}-\d{2})$/

type Dates = { from: PlainDate; to: PlainDate; rest: string }

const spanOf = (
  start: { month: number | undefined; day: number },
  end: { month: number | undefined; day: number },
  today: PlainDate,
) => {
  if (start.month === undefined || end.month === undefined) return undefined
  const from = nextDay(start.month, start.day, today)
  const to = from && nextDay(end.month, end.day, addDays(from, 1))
  return from && to ? { from, to } : undefined
}

/** The nights at the end of a text, and the text before them. */
const datesOf = (text: string, today: PlainDate): Dates | undefined => {
  const iso = plain.exec(text)
  if (iso) {
    const [all, from = '', to = ''] = iso
    return isPlainDate(from) && isPlainDate(to) && from < to
      ? { from, to, rest: text.slice(0, -all.length) }
      : undefined
  }
  const us = monthFirst.exec(text)
  const other = us ? null : dayFirst.exec(text)
  const span = us
    ? spanOf(
        { month: monthOf(us[1] ?? ''), day: Number(us[2]) },
        { month: monthOf(us[3] ?? us[1] ?? ''), day: Number(us[4]) },
        today,
      )
    : other &&
      spanOf(
        { month: monthOf(other[2] ?? other[4] ?? ''), day: Number(other[1]) },
        { month: monthOf(other[4] ?? ''), day: Number(other[3]) },
        today,
      )
  const matched = us ?? other
  return span && matched ? { ...span, rest: text.slice(0, matched.index) } : undefined
}

/** A command typed into the search field: `block Anchor Row May 12-15`, `change PL-20574`. Undefined for a plain search. */
export const commandIn = (text: string, today: PlainDate): FindCommand | undefined => {
  const [first = '', ...others] = text.trim().split(/\s+/)
  const viewed = viewAs.exec(text.trim())?.[1]
  if (viewed) return { act: 'view', name: viewed }
  const owner = statementOf.exec(text.trim())?.[1]
  if (owner) return { act: 'statement', name: owner }
  const act = (Object.keys(verbs) as Verb[]).find((one) => verbs[one].includes(first.toLowerCase()))
  const rest = others.join(' ')
  if (act === undefined || rest === '') return undefined
  if (act === 'contract' || act === 'publish') return { act, name: rest }
  if (act !== 'block' && act !== 'book' && act !== 'calendar') {
    const digits = bookingNumber.exec(rest)?.[1]
    if (digits !== undefined) return { act, number: `PL-${digits}` }
    if (act === 'history') return { act, name: rest }
    const [, number, home] = (act === 'change' && toHome.exec(rest)) || []
    return number && home ? { act: 'move', number: `PL-${number}`, home } : undefined
  }
  const dates = datesOf(rest, today)
  const home = dates?.rest.trim()
  if (act === 'calendar' && !dates) return { act, name: rest }
  return dates && home ? { act: act === 'calendar' ? 'nights' : act, home, from: dates.from, to: dates.to } : undefined
}
