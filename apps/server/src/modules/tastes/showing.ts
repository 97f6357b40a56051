import {
  partyIn,
  type QueryOf,
  stayIn,
  type Taste,
  type TasteHome,
  type TasteLean,
  type tasteById,
} from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { liveCards } from '#modules/homes'
import { type StayAnswer, stayAnswers } from '#modules/pricing'
import { suiting } from './engine/suiting.ts'
import type { TasteHome as KnownHome } from './engine/traits.ts'
import type { TasteRow } from './tables.ts'

export const tasteView = ({ id, made_at, shared_at, reading }: TasteRow): Taste => ({
  id,
  madeAt: made_at.toISOString(),
  sharedAt: shared_at?.toISOString() ?? null,
  reading,
})

type StayAsked = QueryOf<typeof tasteById>

const notAsked: StayAnswer = { headline: null, taxes: null, reasons: [] }

const mostHomes = 9

type Suited = { homes: readonly KnownHome[]; leans: readonly TasteLean[]; asked?: StayAsked; most?: number }

/** The homes that suit a taste with their reasons; for a stay those that can be had come first, with the price. */
export const homesFor = async (
  ctx: ReadCtx,
  { homes, leans, asked, most = mostHomes }: Suited,
): Promise<TasteHome[]> => {
  const suited = suiting(leans, homes, most)
  const cards = await liveCards(
    ctx,
    suited.map(({ homeId }) => homeId),
  )
  const stay = asked && stayIn(asked)
  const ids = cards.map(({ id }) => id)
  const answers = stay ? await stayAnswers(ctx, ids, stay, partyIn(asked)) : new Map<number, StayAnswer>()
  const shown = cards.map((card): TasteHome => {
    const why = suited.find(({ homeId }) => homeId === card.id)?.why ?? []
    return { ...card, ...(answers.get(card.id) ?? notAsked), why }
  })
  const isFree = ({ reasons }: TasteHome): boolean => reasons.length === 0
  return [...shown.filter(isFree), ...shown.filter((home) => !isFree(home))]
}
