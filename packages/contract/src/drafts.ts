import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, idText, instant } from './values/ids.ts'

/** The API that writes drafts: Anthropic's Messages API, or any address compatible with OpenAI's chat completions. */
export const assistantProtocols = ['anthropic', 'openai'] as const
export type AssistantProtocol = (typeof assistantProtocols)[number]

/** The source of a draft's fact. */
export const factSources = ['home', 'guide', 'rules', 'stay', 'payments', 'policy', 'company'] as const
export type FactSource = (typeof factSources)[number]

/** Statements in a draft that none of its facts support. */
export const draftFindingKinds = [
  'amount',
  'percent',
  'code',
  'link',
  'date',
  'time',
  'number',
  'promise',
  'source',
] as const
export type DraftFindingKind = (typeof draftFindingKinds)[number]

/**
 * `waiting`: no answer yet. `ready`: every figure is a fact. `marked`: check the findings. `refused`: an invented
 * amount, code, or link; it can't be sent.
 */
export const draftStates = ['waiting', 'ready', 'marked', 'refused', 'failed'] as const
export type DraftState = (typeof draftStates)[number]

/** Actions a draft can propose; a person completes each in its own form. */
export const draftActionKinds = ['job', 'offer', 'refund'] as const

const draft = z.object({
  id,
  at: instant,
  by: z.string(),
  state: z.enum(draftStates),
  /** Empty if it failed. */
  reply: z.string(),
  /** The facts cited in the reply, in order. */
  citations: z.array(z.object({ text: z.string(), source: z.enum(factSources) })),
  findings: z.array(z.object({ kind: z.enum(draftFindingKinds), text: z.string() })),
  actions: z.array(z.object({ kind: z.enum(draftActionKinds), title: z.string(), note: z.string() })),
  model: z.string(),
  /** The prompt and the response, word for word. */
  prompt: z.string(),
  answer: z.string(),
})
export type Draft = z.output<typeof draft>

const desk = z.object({
  /** Whether drafting is configured. */
  available: z.boolean(),
  /** How many more drafts can be requested today. */
  left: z.int(),
  bookingId: id.nullable(),
  homeId: id.nullable(),
  personId: id,
  /** Newest first. */
  drafts: z.array(draft),
})
export type DraftDesk = z.output<typeof desk>

const shared = {
  audience: ['staff', 'admin'],
  permission: 'people',
  params: z.object({ id: idText }),
  results: desk,
} as const

export const draftsOfConversation = endpoint({
  ...shared,
  method: 'GET',
  path: 'staff/conversations/{id}/drafts',
  summary: 'List the AI drafts of a conversation with what was sent and answered, and whether more can be asked for',
  errors: {},
})

export const draftReply = endpoint({
  ...shared,
  method: 'POST',
  path: 'staff/conversations/{id}/drafts',
  summary: 'Draft a reply from the facts of the stay; nothing is sent to the guest, and nothing is done',
  status: 201,
  errors: {
    assistant_off: 409,
    nothing_to_answer: 409,
    daily_limit: 429,
    assistant_busy: 503,
    assistant_failed: 503,
  },
})
