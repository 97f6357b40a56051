import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { emailAddress, phoneOrBlank, storedPhoneOrNone } from './values/contact-fields.ts'
import { id, idText, instant } from './values/ids.ts'
import { languages } from './values/languages.ts'
import { pageQuery } from './values/page.ts'
import { plainDate } from './values/shapes.ts'

export const leadKinds = [
  'owner',
  'guest',
  'buyer',
  'partner',
  'contact',
  'career',
  'analysis',
  'quiz',
  'newsletter',
] as const
export type LeadKind = (typeof leadKinds)[number]

export const leadStages = ['new', 'contacted', 'qualified', 'won', 'lost', 'spam'] as const
export type LeadStage = (typeof leadStages)[number]

/** The reasons for a lead's score. */
export const leadReasons = [
  'kind',
  'phone',
  'address',
  'soon',
  'large_home',
  'detailed',
  'partner_referral',
  'signed_in',
  'repeat',
] as const
export type LeadReason = (typeof leadReasons)[number]

/** What a lead can be converted to. */
export const leadConversions = ['owner', 'guest', 'partner', 'buyer'] as const
export type LeadConversion = (typeof leadConversions)[number]

/** Kinds of leads anyone can submit from a page; the others come from their own forms. */
export const inquiryKinds = ['owner', 'guest', 'buyer', 'partner', 'contact'] as const

const answerKey = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/)
/** One answer of a form as data: the field's key and its values; several selections are several values. */
const leadAnswer = z.object({ key: answerKey, values: z.array(z.string().trim().max(2_000)).max(20) })
export type LeadAnswer = z.output<typeof leadAnswer>
export const leadAnswers = z.array(leadAnswer).max(40)

const touchText = z.string().trim().max(120).default('')
/**
 * How a person came to us: the campaign parameters of the page they opened, or the partner whose link they followed.
 */
export const leadTouch = z.object({
  at: instant.optional(),
  source: touchText,
  medium: touchText,
  campaign: touchText,
  landing: z.string().trim().max(300).default(''),
})
export type LeadTouch = z.output<typeof leadTouch>

export const leadSource = z.string().regex(/^[a-z0-9-]{1,60}$/)

/** The fields every public form sends besides its answers. */
export const leadPerson = z.object({
  name: z.string().trim().min(1).max(200),
  email: emailAddress,
  phone: phoneOrBlank.default(''),
})

/** Fields people never fill in: one that is hidden from them, and the time their form was opened. */
export const formTraps = z.object({ website: z.string().max(500).default(''), openedAt: instant.optional() })

export const inquiryErrors = { too_many_inquiries: 429 } as const

export const sendInquiry = endpoint({
  method: 'POST',
  path: 'inquiries',
  summary: 'Send an inquiry from a public form; it becomes a lead and is confirmed by email',
  audience: 'public',
  status: 201,
  body: leadPerson.extend({
    kind: z.enum(inquiryKinds),
    source: leadSource,
    answers: leadAnswers.default([]),
    touch: leadTouch.optional(),
    /** Consent to emails with news and offers; answering the inquiry needs no consent. */
    consent: z.boolean().default(false),
    traps: formTraps.default({ website: '' }),
  }),
  results: z.object({ received: z.literal(true) }),
  errors: inquiryErrors,
})

const staff = ['staff', 'admin'] as const
const target = z.object({ id: idText })

const leadCard = z.object({
  id,
  kind: z.enum(leadKinds),
  source: z.string(),
  campaign: z.string(),
  name: z.string(),
  email: z.string(),
  stage: z.enum(leadStages),
  score: z.int(),
  assignee: z.object({ id, name: z.string() }).nullable(),
  duplicateOf: id.nullable(),
  nextTask: z.object({ title: z.string(), dueOn: plainDate }).nullable(),
  createdAt: instant,
})
export type LeadCard = z.output<typeof leadCard>

const leadEntry = z.object({
  id,
  kind: z.enum(['created', 'note', 'call', 'email', 'reply', 'stage', 'assigned', 'converted', 'task', 'task_done']),
  /** The text: a note, a call summary, an email, or a task's title. */
  text: z.string(),
  subject: z.string(),
  /** For a stage, an assignment, or a conversion: the new value. */
  to: z.string(),
  by: z.string().nullable(),
  at: instant,
})
export type LeadEntry = z.output<typeof leadEntry>

const leadTask = z.object({ id, title: z.string(), dueOn: plainDate, doneAt: instant.nullable() })

const lead = leadCard.extend({
  ...storedPhoneOrNone,
  language: z.enum(languages),
  answers: z.array(leadAnswer),
  reasons: z.array(z.object({ reason: z.enum(leadReasons), points: z.int() })),
  firstTouch: leadTouch.nullable(),
  lastTouch: leadTouch.nullable(),
  marketingConsentAt: instant.nullable(),
  accountId: id.nullable(),
  convertedTo: z.enum(leadConversions).nullable(),
  convertedAt: instant.nullable(),
  erased: z.boolean(),
  duplicates: z.array(z.object({ id, kind: z.enum(leadKinds), createdAt: instant })),
  entries: z.array(leadEntry),
  tasks: z.array(leadTask),
})
export type Lead = z.output<typeof lead>
const oneLead = z.object({ lead })

export const leadsOfStaff = endpoint({
  method: 'GET',
  path: 'staff/leads',
  summary: 'List leads, newest first, with counts per stage; spam only when asked for',
  audience: staff,
  permission: 'people',
  query: pageQuery.extend({
    kind: z.enum(leadKinds).optional(),
    stage: z.enum(leadStages).optional(),
    source: leadSource.optional(),
    assignee: z.union([z.literal('me'), z.literal('nobody')]).optional(),
    text: z.string().trim().max(120).optional(),
  }),
  results: z.object({
    total: z.int(),
    currentPage: z.int(),
    numberPages: z.int(),
    leads: z.array(leadCard),
    stages: z.array(z.object({ stage: z.enum(leadStages), count: z.int() })),
    sources: z.array(z.string()),
  }),
  errors: {},
})

export const leadById = endpoint({
  method: 'GET',
  path: 'staff/leads/{id}',
  summary: 'Get a lead with its answers, score, history, and tasks',
  audience: staff,
  permission: 'people',
  params: target,
  results: oneLead.extend({ team: z.array(z.object({ id, name: z.string() })) }),
  errors: {},
})

export const addLead = endpoint({
  method: 'POST',
  path: 'staff/leads',
  summary: 'Add a lead by hand, after a call or a meeting',
  audience: staff,
  permission: 'people',
  status: 201,
  body: leadPerson.extend({
    kind: z.enum(leadKinds),
    source: leadSource,
    campaign: z.string().trim().max(120).default(''),
    note: z.string().trim().max(2_000).default(''),
  }),
  results: z.object({ id }),
  errors: {},
})

export const changeLead = endpoint({
  method: 'PATCH',
  path: 'staff/leads/{id}',
  summary: 'Move a lead to another stage, or assign it',
  audience: staff,
  permission: 'people',
  params: target,
  body: z.object({ stage: z.enum(leadStages).optional(), assigneeId: id.nullable().optional() }),
  results: oneLead,
  errors: { lead_erased: 409, unknown_assignee: 422 },
})

export const logLead = endpoint({
  method: 'POST',
  path: 'staff/leads/{id}/entries',
  summary: 'Add a note, log a call, or email the lead',
  audience: staff,
  permission: 'people',
  status: 201,
  params: target,
  body: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('note'), text: z.string().trim().min(1).max(4_000) }),
    z.object({ kind: z.literal('call'), text: z.string().trim().min(1).max(4_000) }),
    z.object({
      kind: z.literal('email'),
      subject: z.string().trim().min(1).max(150),
      text: z.string().trim().min(1).max(8_000),
    }),
  ]),
  results: oneLead,
  errors: { lead_erased: 409 },
})

export const addLeadTask = endpoint({
  method: 'POST',
  path: 'staff/leads/{id}/tasks',
  summary: 'Add a follow-up task to a lead',
  audience: staff,
  permission: 'people',
  status: 201,
  params: target,
  body: z.object({ title: z.string().trim().min(1).max(200), dueOn: plainDate }),
  results: oneLead,
  errors: { lead_erased: 409 },
})

export const setLeadTask = endpoint({
  method: 'PATCH',
  path: 'staff/leads/{id}/tasks/{taskId}',
  summary: 'Mark a follow-up task done, or open again',
  audience: staff,
  permission: 'people',
  params: target.extend({ taskId: idText }),
  body: z.object({ done: z.boolean() }),
  results: oneLead,
  errors: {},
})

export const convertLead = endpoint({
  method: 'POST',
  path: 'staff/leads/{id}/conversion',
  summary: 'Turn a lead into an owner, guest, or partner account with the details it already has',
  audience: staff,
  permission: 'people',
  params: target,
  body: z.object({ to: z.enum(leadConversions) }),
  results: oneLead,
  errors: { lead_erased: 409, lead_converted: 409, account_closed: 409, email_of_staff: 409 },
})

export const eraseLead = endpoint({
  method: 'DELETE',
  path: 'staff/leads/{id}',
  summary: 'Erase the personal data of a lead; the numbers by source remain',
  audience: staff,
  permission: 'people',
  params: target,
  results: oneLead,
  errors: {},
})

export const leadReport = endpoint({
  method: 'GET',
  path: 'staff/leads-report',
  summary: 'Count leads by source and campaign: how many came, were qualified, and were won',
  audience: staff,
  permission: 'people',
  query: z.object({ from: plainDate.optional(), to: plainDate.optional() }),
  results: z.object({
    from: plainDate,
    to: plainDate,
    rows: z.array(
      z.object({
        source: z.string(),
        campaign: z.string(),
        leads: z.int(),
        qualified: z.int(),
        won: z.int(),
        lost: z.int(),
        spam: z.int(),
        averageScore: z.int(),
      }),
    ),
  }),
  errors: {},
})
