import { z } from 'zod'
import { boutiqueHome } from './boutiques.ts'
import { endpoint } from './endpoint.ts'
import { picture } from './homes.ts'
import { hash, id, idText, instant } from './values/ids.ts'
import { languages } from './values/languages.ts'
import { datesInOrder, datesProblem, stayRequestShape } from './values/stay-request.ts'
import { choicesIn } from './values/taste-choices.ts'

/** More than anybody makes; the list of a person ends here. */
export const mostTastes = 50

/** Made by the browser that keeps it: answers of writes are kept for a while, so none of ours may hold it. */
const secret = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

const choices = z
  .string()
  .max(1_300)
  .transform((text, issue) => {
    const found = choicesIn(text)
    if (found) return found
    issue.addIssue({ code: 'custom', message: 'These are no choices of ours' })
    return z.NEVER
  })

/** What a lean is about: the light of pictures, what a home is, where it stands, which of its rooms, what is there, what was measured. */
export const tasteFamilies = ['tone', 'style', 'setting', 'room', 'amenity', 'fact'] as const
export const tasteGrades = ['slight', 'fair', 'clear'] as const
/**
 * `few`: too few pictures were taken to say; `mixed`: what was taken has nothing in common that would tell the next;
 * `stated`: few pictures, but words or links say it.
 */
export const tasteSureness = ['few', 'mixed', 'stated', 'fair', 'sure'] as const

/** How much a person can write about what they like, and how many pages of others they can point to. */
export const mostTasteWords = 600
export const mostTasteLinks = 3
/** Where a reason was found: in what they wrote, in the text of a page they linked, or in the page’s picture. */
export const tasteSources = ['words', 'page', 'picture'] as const
/** `read`; `no_page`: it is neither a page nor a picture; `closed`: no address of the public internet. */
export const tasteLinkStates = ['read', 'unreachable', 'no_page', 'closed'] as const

const said = z.object({
  source: z.enum(tasteSources),
  /** Which link, from 0; null for their own words. */
  link: z.int().nullable(),
  /** The words that say it, as they stand there; of a picture what it shows. Empty where only the color was measured. */
  quote: z.string(),
  /** False: it says the opposite of the lean. */
  agrees: z.boolean(),
})
export type TasteSaid = z.output<typeof said>

const lean = z.object({
  family: z.enum(tasteFamilies),
  code: z.string(),
  /** False: they passed over it. */
  toward: z.boolean(),
  grade: z.enum(tasteGrades),
  /** In how many steps it made a difference, and in how many of them they took what had it, or had more of it. */
  shown: z.int(),
  taken: z.int(),
  /** How many standard deviations their choices lie from those of someone who takes any; words and links add to it. */
  strength: z.number(),
  /** What was written or linked about it. */
  said: z.array(said),
})
export type TasteLean = z.output<typeof lean>

const reading = z.object({
  taken: z.int(),
  /** Steps in which they liked none. */
  passed: z.int(),
  sureness: z.enum(tasteSureness),
  /** Each picture taken, guessed from the other choices alone; `byChance` is what guessing blindly gives. */
  guessed: z.object({ right: z.int(), of: z.int(), byChance: z.number() }),
  /** Of the pictures taken, dark to light. */
  palette: z.array(z.object({ color: z.string(), name: z.string() })),
  /** The strongest first. */
  leans: z.array(lean),
})
export type TasteReading = z.output<typeof reading>

const reason = z.object({
  family: z.enum(tasteFamilies),
  code: z.string(),
  /** Of a measured fact. */
  value: z.number().nullable(),
})
export type TasteReason = z.output<typeof reason>

const tasteHome = boutiqueHome.extend({
  why: z.array(reason),
  /** They took one of its pictures. */
  taken: z.boolean(),
})
export type TasteHome = z.output<typeof tasteHome>

const styleProfileResult = z.object({
  reading,
  homes: z.array(tasteHome),
  /** Those that were taken, as far as their homes still show them. */
  pictures: z.array(picture),
})
export type TasteSummary = z.output<typeof styleProfileResult>

const notes = z.object({
  words: z.string(),
  links: z.array(
    z.object({
      url: z.string(),
      /** Of the page; empty without one. */
      title: z.string(),
      state: z.enum(tasteLinkStates),
    }),
  ),
  /** Who read them: a language model, or our own list of words. */
  readBy: z.enum(['model', 'list']),
})
export type TasteNotes = z.output<typeof notes>

const taste = z.object({
  id,
  /** It belongs to an account, and needs no secret. */
  own: z.boolean(),
  madeAt: instant,
  /** Since when a link shows it to others; null without one. */
  sharedAt: instant.nullable(),
  reading,
  /** What they wrote and linked; null without. A share link never shows it. */
  notes: notes.nullable(),
})
export type Taste = z.output<typeof taste>

const stayQuery = z.object(stayRequestShape).refine(datesInOrder, datesProblem)
const tasteShown = styleProfileResult.omit({ reading: true }).extend({ taste })
const byId = z.object({ id: idText })
const byLink = z.object({ id: idText, token: hash })
/** Null: as the account it belongs to. */
const held = { secret: secret.nullable() }

const option = z.object({
  homeId: id,
  picture,
  /** For those who do not see it: what its color is called, and what kind of home it shows. */
  color: z.string(),
  type: z.string(),
})
export type TasteOptionView = z.output<typeof option>

export const tasteStep = endpoint({
  method: 'GET',
  path: 'tastes/step',
  summary: 'Get the next photos to choose from; none once there are enough, or too few homes have photos',
  audience: 'public',
  query: z.object({ deal: z.coerce.number().int().min(0).max(999_999).default(0), choices: choices.default([]) }),
  results: z.object({ options: z.array(option) }),
  errors: {},
})

export const readTaste = endpoint({
  method: 'GET',
  path: 'tastes/reading',
  summary: 'Score photo choices into a style profile with matching homes; nothing is stored',
  audience: 'public',
  query: z.object({ choices, ...stayRequestShape }).refine(datesInOrder, datesProblem),
  results: styleProfileResult,
  errors: {},
})

export const keepTaste = endpoint({
  method: 'POST',
  path: 'tastes',
  summary: 'Save a style profile: to the logged-in account, otherwise under the secret',
  audience: 'public',
  status: 201,
  body: z.object({ choices, secret }),
  results: z.object({ id, own: z.boolean() }),
  errors: { nothing_chosen: 422, too_many_tastes: 422, not_allowed_now: 409 },
})

const linked = z
  .string()
  .trim()
  .max(500)
  .regex(/^https:\/\/[^\s@]+$/, { error: 'Enter an address that starts with https://' })

export const describeTaste = endpoint({
  method: 'POST',
  path: 'tastes/descriptions',
  summary: 'Save a style profile of words and links, together with photo choices if there are any; links are read once',
  audience: 'public',
  status: 201,
  body: z
    .object({
      choices: choices.default([]),
      words: z.string().trim().max(mostTasteWords).default(''),
      links: z.array(linked).max(mostTasteLinks).default([]),
      /** For reasons that a model words. */
      language: z.enum(languages).default('en'),
      secret,
    })
    .refine(({ words, links }) => words !== '' || links.length > 0, {
      path: ['words'],
      error: 'Write what you like, or add a link',
    }),
  results: z.object({ id, own: z.boolean() }),
  errors: { nothing_found: 422, links_unread: 422, too_many_tastes: 422, not_allowed_now: 409 },
})

export const tastes = endpoint({
  method: 'GET',
  path: 'tastes',
  summary: 'List the person’s style profiles, newest first; the newest is used',
  audience: 'session',
  results: z.object({ tastes: z.array(taste) }),
  errors: {},
})

export const tasteById = endpoint({
  method: 'GET',
  path: 'tastes/{id}',
  summary: 'Get one of the person’s style profiles, with matching homes',
  audience: 'session',
  params: byId,
  query: stayQuery,
  results: tasteShown,
  errors: {},
})

export const tasteByLink = endpoint({
  method: 'GET',
  path: 'tastes/{id}/links/{token}',
  summary: 'Get a style profile without an account, by its secret',
  audience: 'public',
  params: byLink,
  query: stayQuery,
  results: tasteShown,
  errors: {},
})

export const sharedTaste = endpoint({
  method: 'GET',
  path: 'tastes/{id}/shares/{token}',
  summary: 'Get a style profile by its share link',
  audience: 'public',
  params: byLink,
  results: styleProfileResult.extend({
    /** First name of whose it is; null without an account. */
    host: z.string().nullable(),
  }),
  errors: {},
})

export const adoptTaste = endpoint({
  method: 'PUT',
  path: 'tastes/{id}/owner',
  summary: 'Claim a style profile made without an account; its secret stops working',
  audience: 'session',
  params: byId,
  body: z.object({ secret }),
  results: z.object({}),
  errors: { too_many_tastes: 422 },
})

export const shareTaste = endpoint({
  method: 'PUT',
  path: 'tastes/{id}/share',
  summary: 'Create a share link for a style profile; the previous one stops working',
  audience: 'public',
  params: byId,
  body: z.object({ share: secret, ...held }),
  results: z.object({}),
  errors: { not_allowed_now: 409 },
})

export const endTasteShare = endpoint({
  method: 'POST',
  path: 'tastes/{id}/unsharing',
  summary: 'Disable a style profile’s share link',
  audience: 'public',
  params: byId,
  body: z.object(held),
  results: z.object({}),
  errors: {},
})

export const removeTaste = endpoint({
  method: 'POST',
  path: 'tastes/{id}/removal',
  summary: 'Delete a style profile with its choices and link',
  audience: 'public',
  params: byId,
  body: z.object(held),
  results: z.object({}),
  errors: {},
})
