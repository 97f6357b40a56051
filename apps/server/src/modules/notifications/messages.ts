import { asWritten, type Param, type Said, said, saidWith, sentences, type WordingCode } from '@porchlight/wording'
import { approvalWriters } from './approval-messages.ts'
import type { NoticeKind } from './engine/kinds.ts'
import { shapes, type WrittenKind } from './message-shapes.ts'
import type { MessageContent } from './message-types.ts'
import type { Occasion, RecipientDetails, StayDetails } from './occasions.ts'
import { searchMatched } from './search-messages.ts'

type Values = Readonly<Record<string, Param>>

/** How messages select an absent value, and true or false. */
const [absent, yes, no] = ['none', 'yes', 'no']

/** The values messages name, from an event: lists and nested parts are put into words below. */
const valuesOf = (things: object): Values =>
  Object.fromEntries(
    Object.entries(things).flatMap(([name, value]): [string, Param][] => {
      if (value === null || value === '') return [[name, absent]]
      if (typeof value === 'boolean') return [[name, value ? yes : no]]
      return Array.isArray(value) ? [] : [[name, value as Param]]
    }),
  )

type Next = { on: Param; amount: Param } | null
const nextPayment = (next: Next): Said => (next ? said('mail.next_payment', next) : said('mail.next_nothing'))

type Changed = Extract<Occasion, { kind: 'changed' }>
/** What a change to a booking means for the guest's money. */
const afterChange = ({ refund, dueNow, next }: Changed): Said => {
  if (refund) return said('mail.changed.refund', { refund })
  return dueNow ? said('mail.changed.due', { dueNow }) : nextPayment(next)
}

/** Values derived from others. */
const madeOf = (what: Occasion): Values => {
  switch (what.kind) {
    case 'confirmed':
    case 'paid':
      return { next: nextPayment(what.next) }
    case 'changed':
      return { after: afterChange(what) }
    case 'bank_pending':
    case 'bank_returned':
      return { nights_held: what.nights ? yes : no }
    case 'claim_ended':
      return { settled: [what.waived, what.charged, what.due].some((part) => part !== null) ? yes : no }
    case 'owner_statement':
      return { quarter: String(what.quarter), year: String(what.year) }
    case 'owner_tax_form':
    case 'partner_tax_form':
      return { year: String(what.year), corrected: what.corrected ? yes : no }
    case 'calendar_clash':
      return { nights_list: { all: what.nights, with: 'semicolon' } }
    default:
      return {}
  }
}

const isThere = (value: Param | undefined): boolean =>
  value !== undefined && value !== absent && value !== no && value !== 0

const shown = (value: Param): Said => (typeof value === 'string' ? asWritten(value) : said('price.value', { value }))

/** The parts of a settled claim, in one line. */
const settlementOf = (values: Values): Said => {
  const parts = (['waived', 'charged', 'due'] as const).filter((part) => isThere(values[part]))
  if (parts.length === 0) return said('mail.claim_ended.nothing')
  return sentences(...parts.map((part) => saidWith(`mail.claim_ended.${part}`, values)))
}

const written = (kind: Exclude<NoticeKind, WrittenKind>, values: Values): MessageContent => {
  const text = (part: string): Said => saidWith(`mail.${kind}.${part}` as WordingCode, values)
  const { paragraphs, facts = [] } = shapes[kind]
  return {
    subject: text('subject'),
    brief: kind === 'claim_ended' ? settlementOf(values) : text('brief'),
    heading: text('heading'),
    paragraphs: paragraphs.flatMap((paragraph) => {
      if (typeof paragraph === 'number') return [text(`p${paragraph}`)]
      return isThere(values[paragraph[1]]) ? [text(`p${paragraph[0]}`)] : []
    }),
    action: text('action'),
    facts: facts.flatMap(([number, name]) => {
      const value = values[name]
      return value !== undefined && isThere(value) ? [{ label: text(`f${number}`), value: shown(value) }] : []
    }),
  }
}

/** Adds what a message contains besides its own texts: people's words, and lists. */
const withLists = (message: MessageContent, what: Occasion): MessageContent => {
  switch (what.kind) {
    case 'person_wrote': {
      const [first = '', ...rest] = message.paragraphs
      return { ...message, paragraphs: [first, ...what.lines, ...rest] }
    }
    case 'team_wrote': {
      const [intro = '', ...rest] = message.paragraphs
      if (what.lines.length === 0) return { ...message, paragraphs: [intro] }
      // A reply within a thread keeps its subject, or mail programs start another thread.
      return { ...message, subject: what.subject ?? message.subject, paragraphs: [...what.lines, ...rest] }
    }
    case 'calendar_clash':
      return {
        ...message,
        facts: what.nights.map((nights) => ({ label: said('mail.calendar_clash.f1'), value: shown(nights) })),
      }
    case 'feed_unclear':
      return { ...message, facts: what.notes.map(({ event, text }) => ({ label: event, value: text })) }
    default:
      return message
  }
}

/** The content of a message about an event, for any language. */
export const messageOf = (about: StayDetails | RecipientDetails, what: Occasion): MessageContent => {
  switch (what.kind) {
    case 'approval_requested':
    case 'approval_given':
    case 'approval_declined':
    case 'approval_affects':
      return (approvalWriters[what.kind] as (about: RecipientDetails, what: Occasion) => MessageContent)(about, what)
    case 'search_matched':
      return searchMatched(about, what)
    default:
      return withLists(written(what.kind, { ...valuesOf(what), ...valuesOf(about), ...madeOf(what) }), what)
  }
}
