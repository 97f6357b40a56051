import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { homeCard } from './homes.ts'
import { formTraps, inquiryErrors, leadTouch } from './leads.ts'
import { emailAddress } from './values/contact-fields.ts'
import { hash, id, idText } from './values/ids.ts'
import { money, plainDate } from './values/shapes.ts'
import { datesInOrder, datesProblem } from './values/stay-request.ts'

/** Themes of a day on the island; towns are scored on each, based on their homes. */
export const vibes = ['water', 'quiet', 'lively', 'family', 'couple', 'luxury', 'nature', 'value'] as const
export type Vibe = (typeof vibes)[number]

type Weights = Partial<Record<Vibe, number>>

/** The questions as data: each choice has a weight for each vibe. The texts are in the reader's language. */
export const townVibeQuestions = [
  {
    id: 'morning',
    choices: [
      { id: 'swim', weights: { water: 3 } },
      { id: 'trail', weights: { nature: 3, quiet: 1 } },
      { id: 'market', weights: { lively: 3 } },
      { id: 'porch', weights: { quiet: 3 } },
    ],
  },
  {
    id: 'company',
    choices: [
      { id: 'partner', weights: { couple: 3, quiet: 1 } },
      { id: 'children', weights: { family: 3, water: 1 } },
      { id: 'friends', weights: { lively: 2, family: 1 } },
      { id: 'alone', weights: { quiet: 3 } },
    ],
  },
  {
    id: 'evening',
    choices: [
      { id: 'dinner_out', weights: { lively: 3, luxury: 1 } },
      { id: 'grill', weights: { family: 2, nature: 1 } },
      { id: 'sunset', weights: { water: 2, couple: 2 } },
      { id: 'stars', weights: { nature: 2, quiet: 2 } },
    ],
  },
  {
    id: 'home',
    choices: [
      { id: 'view', weights: { water: 2, luxury: 1 } },
      { id: 'space', weights: { family: 3 } },
      { id: 'design', weights: { luxury: 3 } },
      { id: 'simple', weights: { value: 3 } },
    ],
  },
  {
    id: 'rain',
    choices: [
      { id: 'book', weights: { quiet: 2, couple: 1 } },
      { id: 'shops', weights: { lively: 3 } },
      { id: 'walk', weights: { nature: 3 } },
      { id: 'games', weights: { family: 3 } },
    ],
  },
  {
    id: 'budget',
    choices: [
      { id: 'careful', weights: { value: 3 } },
      { id: 'middle', weights: { value: 1, luxury: 1 } },
      { id: 'generous', weights: { luxury: 3 } },
    ],
  },
] as const satisfies readonly { id: string; choices: readonly { id: string; weights: Weights }[] }[]

const answers = z
  .record(z.string().max(20), z.string().max(20))
  .refine(
    (given) =>
      townVibeQuestions.every(({ id: question, choices }) =>
        choices.some(({ id: choice }) => choice === given[question]),
      ),
    { error: 'Answer every question' },
  )

const town = z.object({
  id: z.string(),
  name: z.string(),
  character: z.string(),
  /** The match score, out of 100. */
  score: z.int(),
  /** Reasons for it, strongest first. */
  reasons: z.array(z.enum(vibes)),
  homes: z.array(homeCard.extend({ price: money.nullable() })),
})

const stay = z.object({ arrive: plainDate, depart: plainDate })
const result = z.object({
  id,
  /** Homes are available for it; null: any dates. */
  stay: stay.nullable(),
  adults: z.int(),
  vibes: z.array(z.object({ vibe: z.enum(vibes), points: z.int() })),
  towns: z.array(town),
  isSaved: z.boolean(),
})
export type QuizResult = z.output<typeof result>

export const takeTownVibeQuiz = endpoint({
  method: 'POST',
  path: 'quizzes/town-vibe',
  summary: 'Answer the town quiz; no name is asked',
  audience: 'public',
  status: 201,
  body: z
    .object({
      answers,
      arrive: plainDate.optional(),
      depart: plainDate.optional(),
      adults: z.int().min(1).max(50).default(2),
    })
    .refine(datesInOrder, datesProblem),
  results: z.object({ id, hash }),
  errors: {},
})

export const sharedTownVibe = endpoint({
  method: 'GET',
  path: 'quizzes/town-vibe/{id}',
  summary: 'Get the town someone shared, and nothing else of their answers',
  audience: 'public',
  params: z.object({ id: idText }),
  results: z.object({ town: z.string() }),
  errors: {},
})

const link = z.object({ id: idText, hash })

export const townVibeResult = endpoint({
  method: 'GET',
  path: 'quizzes/town-vibe/{id}/{hash}',
  summary: 'Get the towns and available homes of a quiz by its private link',
  audience: 'public',
  params: link,
  results: z.object({ result }),
  errors: {},
})

export const saveTownVibe = endpoint({
  method: 'POST',
  path: 'quizzes/town-vibe/{id}/{hash}/lead',
  summary: 'Email the result; with consent only',
  audience: 'public',
  status: 201,
  params: link,
  body: z.object({
    name: z.string().trim().min(1).max(200),
    email: emailAddress,
    consent: z.literal(true),
    touch: leadTouch.optional(),
    traps: formTraps.default({ website: '' }),
  }),
  results: z.object({ saved: z.literal(true) }),
  errors: inquiryErrors,
})
