import {
  choicesIn,
  partyIn,
  type QueryOf,
  type ResultsOf,
  stayIn,
  type Taste,
  type TasteChoice,
  type TasteHome,
  type TasteReading,
  type TasteSummary,
  type tasteById,
} from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import { liveCards } from '#modules/homes'
import { type StayAnswer, stayAnswers } from '#modules/pricing'
import { homesToTell, takenHomes } from './engine/matching-homes.ts'
import type { TasteHome as KnownHome } from './engine/traits.ts'
import { takenShown } from './options.ts'
import type { TasteRow } from './tables.ts'

export const tasteView = ({ id, account_id, made_at, shared_at, reading, notes }: TasteRow): Taste => ({
  id,
  own: account_id !== null,
  madeAt: made_at.toISOString(),
  sharedAt: shared_at?.toISOString() ?? null,
  reading,
  notes,
})

/** For others: what words and links say, not the words and links themselves. */
export const withoutQuotes = (reading: TasteReading): TasteReading => ({
  ...reading,
  leans: reading.leans.map((lean) => ({ ...lean, said: lean.said.map((one) => ({ ...one, quote: '' })) })),
})

type StayRequested = QueryOf<typeof tasteById>

const notRequested: StayAnswer = { headline: null, taxes: null, reasons: [] }

const mostHomes = 6

type Telling = {
  /** All homes on the market. */
  homes: readonly KnownHome[]
  reading: TasteReading
  choices: readonly TasteChoice[]
  stay?: StayRequested
  /** The maximum number of homes listed. */
  most?: number
}

/** The homes that match a taste, with reasons; for a stay, those that can be booked come first, with the price. */
const homesFor = async (
  ctx: ReadCtx,
  { homes, reading, choices, stay: requested, most = mostHomes }: Telling,
): Promise<TasteHome[]> => {
  const suited = homesToTell(reading.leans, choices, homes, most)
  const cards = await liveCards(
    ctx,
    suited.map(({ homeId }) => homeId),
  )
  const stay = requested && stayIn(requested)
  const ids = cards.map(({ id }) => id)
  const answers = stay ? await stayAnswers(ctx, ids, stay, partyIn(requested)) : new Map<number, StayAnswer>()
  const taken = new Set(takenHomes(choices, homes).map(({ homeId }) => homeId))
  const shown = cards.map((card): TasteHome => {
    const why = suited.find(({ homeId }) => homeId === card.id)?.why ?? []
    return { ...card, ...(answers.get(card.id) ?? notRequested), why, taken: taken.has(card.id) }
  })
  const isFree = ({ reasons }: TasteHome): boolean => reasons.length === 0
  return [...shown.filter(isFree), ...shown.filter((home) => !isFree(home))]
}

/** Everything shown about a taste. */
export const tasteSummary = async (ctx: ReadCtx, telling: Telling): Promise<TasteSummary> => ({
  reading: telling.reading,
  homes: await homesFor(ctx, telling),
  pictures: await takenShown(ctx, telling.homes, telling.choices),
})

export const savedTastesOf = ({ reading, choices }: TasteRow) => ({ reading, choices: choicesIn(choices) ?? [] })

/** A saved one, for its holder. */
export const tasteViewBySecret = async (
  ctx: ReadCtx,
  row: TasteRow,
  homes: readonly KnownHome[],
  requested: StayRequested,
): Promise<ResultsOf<typeof tasteById>> => {
  const { reading: _, ...summary } = await tasteSummary(ctx, { ...savedTastesOf(row), homes, stay: requested })
  return { taste: tasteView(row), ...summary }
}

/** The holder's first name; null without an account. */
export const hostOf = async (ctx: ReadCtx, { account_id }: TasteRow): Promise<string | null> =>
  account_id === null ? null : ((await accountById(ctx, account_id))?.firstName ?? null)
