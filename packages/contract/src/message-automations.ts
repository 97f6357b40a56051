import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { groupKinds } from './values/defaults.ts'
import { id, idText, instant } from './values/ids.ts'
import { languages } from './values/languages.ts'
import { version } from './values/version.ts'

/** The merge fields staff can use in braces; each is filled in from the stay the message is about. */
export const mergeFields = [
  'guest_first_name',
  'home',
  'town',
  'check_in_date',
  'check_in_time',
  'check_out_date',
  'check_out_time',
  'nights',
  'booking_number',
  'balance_due',
  'stay_link',
  'company',
] as const
export type MergeField = (typeof mergeFields)[number]

const fieldPattern = /\{([^{}]*)\}/g

/** Names in braces that aren't merge fields. */
export const unknownFields = (text: string): string[] =>
  [...text.matchAll(fieldPattern)].flatMap(([, name = '']) =>
    (mergeFields as readonly string[]).includes(name) ? [] : [name],
  )

/** A text with its fields filled in; those without a value stay in braces and are listed. */
export const fillFields = (
  text: string,
  values: Partial<Record<MergeField, string>>,
): { text: string; missing: MergeField[] } => {
  const missing = new Set<MergeField>()
  const filled = text.replace(fieldPattern, (whole, name: MergeField) => {
    const value = values[name]
    if (value !== undefined) return value
    missing.add(name)
    return whole
  })
  return { text: filled, missing: [...missing] }
}

const body = z
  .string()
  .trim()
  .max(2_000)
  .refine((text) => unknownFields(text).length === 0, { error: 'Use only the merge fields listed' })

/** The English text is sent for a language without one. */
const texts = z.object({ en: body.min(1), es: body, fr: body, de: body })
export type MessageTexts = z.output<typeof texts>

const template = z.object({ id, name: z.string(), texts, version })
export type MessageTemplate = z.output<typeof template>

export const scheduledEvents = ['confirmed', 'check_in', 'check_out'] as const
export type ScheduledEvent = (typeof scheduledEvents)[number]

const monthDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)

const conditions = z.object({
  minNights: z.int().min(1).max(365).nullable(),
  maxNights: z.int().min(1).max(365).nullable(),
  /** Only for these homes and homes in these groups; if both are empty, for all. */
  homeIds: z.array(id).max(500),
  groupIds: z.array(id).max(100).default([]),
  /** Excludes these homes, and homes in these groups. */
  exceptHomeIds: z.array(id).max(500).default([]),
  exceptGroupIds: z.array(id).max(100).default([]),
  /** Only to guests who read one of these languages; empty: to all. */
  languages: z.array(z.enum(languages)).max(languages.length),
  /** Only to guests with this tag. */
  guestTag: z.string().trim().max(40).nullable(),
  /** Only for bookings made on this brand's site. */
  brandId: z.string().max(60).nullable(),
  /** Stays that start between these dates of the year, inclusive; can span New Year. */
  season: z.object({ from: monthDay, until: monthDay }).nullable(),
})
export type ScheduledConditions = z.output<typeof conditions>

const ruleFields = {
  name: z.string().trim().min(1).max(80),
  event: z.enum(scheduledEvents),
  /** Days after the event; negative: before it. */
  days: z.int().min(-365).max(365),
  /** In the home's time zone; null: at the time of the event. */
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .nullable(),
  /** What happens if the stay is booked after the send time. */
  late: z.enum(['send_soon', 'skip']),
  conditions,
  texts,
  paused: z.boolean(),
}
const rule = z.object({ id, ...ruleFields, version })
export type ScheduledRule = z.output<typeof rule>

const planned = z.object({
  ruleId: id,
  name: z.string(),
  state: z.enum(['planned', 'sent', 'skipped']),
  /** When it will be or was sent; null for skipped ones. */
  at: instant.nullable(),
  skippedBecause: z
    .enum(['paused', 'conditions', 'too_late', 'canceled', 'owner_stay', 'by_staff', 'before_rule'])
    .nullable(),
  text: z.string(),
})
export type PlannedMessage = z.output<typeof planned>

const staff = ['staff', 'admin'] as const
const permission = 'people' as const
const group = z.object({ id, kind: z.enum(groupKinds), name: z.string() })
const desk = z.object({
  templates: z.array(template),
  rules: z.array(rule),
  /** Homes and groups of homes a message can be limited to. */
  homes: z.array(z.object({ id, name: z.string(), town: z.string() })),
  groups: z.array(group),
})

export const messageAutomations = endpoint({
  method: 'GET',
  path: 'staff/message-automations',
  summary: 'List message templates and scheduled messages',
  audience: staff,
  permission,
  results: desk,
  errors: {},
})

const templateFields = z.object({ name: z.string().trim().min(1).max(80), texts })

export const addMessageTemplate = endpoint({
  method: 'POST',
  path: 'staff/message-templates',
  summary: 'Add a message template',
  audience: staff,
  permission,
  status: 201,
  body: templateFields,
  results: desk,
  errors: {},
})

export const saveMessageTemplate = endpoint({
  method: 'PUT',
  path: 'staff/message-templates/{messageTemplateId}',
  summary: 'Edit a message template',
  audience: staff,
  permission,
  params: z.object({ messageTemplateId: idText }),
  body: templateFields.extend({ version: version.optional() }),
  results: desk,
  errors: { settings_changed: 409 },
})

export const deleteMessageTemplate = endpoint({
  method: 'DELETE',
  path: 'staff/message-templates/{messageTemplateId}',
  summary: 'Delete a message template',
  audience: staff,
  permission,
  params: z.object({ messageTemplateId: idText }),
  results: desk,
  errors: {},
})

export const templatesForConversation = endpoint({
  method: 'GET',
  path: 'staff/conversations/{id}/templates',
  summary: 'List message templates filled for a conversation, in its person’s language',
  audience: staff,
  permission,
  params: z.object({ id: idText }),
  results: z.object({
    language: z.enum(languages),
    templates: z.array(z.object({ id, name: z.string(), text: z.string(), missing: z.array(z.enum(mergeFields)) })),
  }),
  errors: {},
})

export const addScheduledRule = endpoint({
  method: 'POST',
  path: 'staff/scheduled-messages',
  summary: 'Add a scheduled message; stays booked already get it when its time is ahead',
  audience: staff,
  permission,
  status: 201,
  body: z.object(ruleFields),
  results: desk,
  errors: {},
})

export const saveScheduledRule = endpoint({
  method: 'PUT',
  path: 'staff/scheduled-messages/{ruleId}',
  summary: 'Edit or pause a scheduled message',
  audience: staff,
  permission,
  params: z.object({ ruleId: idText }),
  body: z.object({ ...ruleFields, version: version.optional() }),
  results: desk,
  errors: { settings_changed: 409 },
})

export const previewScheduledRule = endpoint({
  method: 'POST',
  path: 'staff/scheduled-messages/preview',
  computes: true,
  summary: 'Show what a scheduled message would say to a real stay, and when; nothing is saved',
  audience: staff,
  permission,
  body: z.object({ ...ruleFields, bookingNumber: z.string().trim().min(1).max(20) }),
  results: z.object({ preview: planned }),
  errors: {},
})

/** Scheduled messages as they apply to one home. */
const homeMessages = z.object({
  messages: z.array(
    z.object({
      ruleId: id,
      name: z.string(),
      from: z.enum(['company', 'group', 'home']),
      /** The group it comes from, or that excludes its homes. */
      group: z.string().nullable(),
      /** Who decided that guests of the home don't get it; null if they do. */
      leftOutBy: z.enum(['group', 'home']).nullable(),
      paused: z.boolean(),
    }),
  ),
})

export const scheduledMessagesOfStay = endpoint({
  method: 'GET',
  path: 'staff/bookings/{id}/scheduled-messages',
  summary: 'List what will be sent to a stay’s guest and when, and what was',
  audience: staff,
  permission,
  params: z.object({ id: idText }),
  results: z.object({ messages: z.array(planned) }),
  errors: {},
})

export const skipScheduledMessage = endpoint({
  method: 'POST',
  path: 'staff/bookings/{id}/scheduled-messages/{ruleId}',
  summary: 'Skip a scheduled message for one stay, or put it back',
  audience: staff,
  permission,
  params: z.object({ id: idText, ruleId: idText }),
  body: z.object({ skip: z.boolean() }),
  results: z.object({ messages: z.array(planned) }),
  errors: { already_sent: 409 },
})

export const sendScheduledMessage = endpoint({
  method: 'POST',
  path: 'staff/bookings/{id}/scheduled-messages/{ruleId}/sending',
  summary: 'Send a scheduled message to a stay’s guest now instead of at its time, or once more',
  audience: staff,
  permission,
  params: z.object({ id: idText, ruleId: idText }),
  /** `again`: it was sent already, and the guest needs it once more. */
  body: z.object({ again: z.boolean().default(false) }),
  results: z.object({ messages: z.array(planned) }),
  errors: { already_sent: 409, not_allowed_now: 409 },
})

export const scheduledMessagesOfHome = endpoint({
  method: 'GET',
  path: 'staff/properties/{id}/scheduled-messages',
  summary: 'List the scheduled messages to guests of a home, and where each comes from',
  audience: staff,
  permission,
  params: z.object({ id: idText }),
  results: homeMessages,
  errors: {},
})

export const leaveOutHome = endpoint({
  method: 'POST',
  path: 'staff/properties/{id}/scheduled-messages/{ruleId}',
  summary: 'Leave a home out of a scheduled message, or put it back; messages already sent stay',
  audience: staff,
  permission,
  params: z.object({ id: idText, ruleId: idText }),
  body: z.object({ leaveOut: z.boolean() }),
  results: homeMessages,
  errors: {},
})
