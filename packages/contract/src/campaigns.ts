import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { newsletterLists, newsletterTopics } from './newsletter.ts'
import { id, idText, instant } from './values/ids.ts'
import { languages } from './values/languages.ts'

export const campaignStates = ['draft', 'scheduled', 'sending', 'sent', 'stopped'] as const
export type CampaignState = (typeof campaignStates)[number]

const text = z.object({
  subject: z.string().trim().min(1).max(150),
  /** Paragraphs, separated by an empty line. */
  text: z.string().trim().min(1).max(10_000),
  /** The button's label. */
  action: z.string().trim().min(1).max(60),
})
export type CampaignText = z.output<typeof text>

const name = z.string().trim().min(1).max(120)
const draft = {
  name,
  list: z.enum(newsletterLists),
  /** Only readers who chose this topic, or no topic; null for everyone. */
  topic: z.enum(newsletterTopics).nullable(),
  /** By language; a reader whose language has no text gets the English one. */
  texts: z.partialRecord(z.enum(languages), text),
  /** The page of this site the button links to. */
  path: z
    .string()
    .trim()
    .max(500)
    .regex(/^\/(?![/\\])[\x21-\x7E]*$/, { error: 'Enter a page of this site, beginning with /' }),
}

/** A campaign's results, in people. `booked`: they followed the link and booked within thirty days. */
const reach = z.object({ sent: z.int(), clicked: z.int(), booked: z.int() })
export type CampaignReach = z.output<typeof reach>

const card = z.object({
  id,
  name: z.string(),
  list: z.enum(newsletterLists),
  topic: z.enum(newsletterTopics).nullable(),
  state: z.enum(campaignStates),
  sendAt: instant.nullable(),
  finishedAt: instant.nullable(),
  reach,
})
export type CampaignCard = z.output<typeof card>

const campaign = card.extend({
  texts: draft.texts,
  path: z.string(),
  createdBy: z.string(),
  sentBy: z.string().nullable(),
  /** The number of confirmed subscribers it would currently be sent to. */
  audience: z.int(),
})
export type Campaign = z.output<typeof campaign>

const desk = { audience: ['staff', 'admin'], permission: 'people' } as const
const params = z.object({ id: idText })
const results = z.object({ campaign })

export const campaignsOfStaff = endpoint({
  ...desk,
  method: 'GET',
  path: 'staff/campaigns',
  summary: 'List email campaigns, newest first, with who got them, followed the link, and booked',
  results: z.object({ campaigns: z.array(card) }),
  errors: {},
})

export const createCampaign = endpoint({
  ...desk,
  method: 'POST',
  path: 'staff/campaigns',
  summary: 'Create a draft of an email campaign',
  status: 201,
  body: z.object({ name, list: draft.list }),
  results: z.object({ id }),
  errors: {},
})

export const campaignById = endpoint({
  ...desk,
  method: 'GET',
  path: 'staff/campaigns/{id}',
  summary: 'Get a campaign with its texts, its readers, and its results',
  params,
  results,
  errors: {},
})

export const saveCampaign = endpoint({
  ...desk,
  method: 'PUT',
  path: 'staff/campaigns/{id}',
  summary: 'Save a draft',
  params,
  body: z.object(draft),
  results,
  errors: { not_allowed_now: 409 },
})

export const testCampaign = endpoint({
  ...desk,
  method: 'POST',
  path: 'staff/campaigns/{id}/test',
  summary: 'Email a draft to yourself, in each of its languages',
  params,
  results: z.object({ emails: z.int() }),
  errors: { text_missing: 409 },
})

export const sendCampaign = endpoint({
  ...desk,
  method: 'POST',
  path: 'staff/campaigns/{id}/sending',
  summary: 'Send a campaign now or at a time; refused when more people would get it than were shown',
  params,
  body: z.object({
    /** Null means now. */
    at: instant.nullable(),
    /** The number of readers that was displayed. */
    audience: z.int().min(1),
  }),
  results,
  errors: { not_allowed_now: 409, text_missing: 409, audience_changed: 409, in_the_past: 422 },
  inPerson: true,
})

export const stopCampaign = endpoint({
  ...desk,
  method: 'DELETE',
  path: 'staff/campaigns/{id}/sending',
  summary: 'Stop a campaign: a scheduled one is a draft again, one being sent goes to nobody else',
  params,
  results,
  errors: { not_allowed_now: 409 },
})
