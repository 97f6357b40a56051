import {
  type BoutiqueCard,
  type BoutiqueHome,
  type boutiqueBySlug,
  type DeskBoutique,
  partyIn,
  type QueryOf,
  type ResultsOf,
  stayIn,
} from '@porchlight/contract'
import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { homesByIds, liveCards } from '#modules/homes'
import { type StayAnswer, stayAnswers } from '#modules/pricing'
import { allBoutiques, type Boutique, shownBoutique, versionOfBoutique } from './boutiques.ts'

type Cards = Awaited<ReturnType<typeof liveCards>>

/** Uses its first home's pictures. */
const cardOf = ({ slug, name, line, site, theme }: Boutique, cards: Cards): BoutiqueCard => ({
  slug,
  name,
  line,
  site,
  theme,
  homes: cards.length,
  image: cards[0]?.image ?? null,
  evening: cards[0]?.evening ?? null,
})

/** Published boutiques with at least one home on the market. */
export const boutiqueCards = async (ctx: ReadCtx): Promise<BoutiqueCard[]> => {
  const shown = (await allBoutiques(ctx)).filter((boutique) => boutique.shown)
  const cards = await Promise.all(
    shown.map(async (boutique) => cardOf(boutique, await liveCards(ctx, boutique.homeIds))),
  )
  return cards.filter(({ homes }) => homes > 0)
}

const notRequested: StayAnswer = { headline: null, taxes: null, reasons: [] }

/** A boutique and its homes; for a stay, homes that can be booked come first. @throws Problem 404 */
export const boutiqueView = async (
  ctx: ReadCtx,
  slug: string,
  requested: QueryOf<typeof boutiqueBySlug>,
): Promise<ResultsOf<typeof boutiqueBySlug>> => {
  const boutique = await shownBoutique(ctx, slug)
  const cards = await liveCards(ctx, boutique.homeIds)
  if (cards.length === 0) throw notFound('This collection')
  const stay = stayIn(requested)
  const ids = cards.map(({ id }) => id)
  const answers = stay ? await stayAnswers(ctx, ids, stay, partyIn(requested)) : new Map<number, StayAnswer>()
  const homes = cards.map((card): BoutiqueHome => ({ ...card, ...(answers.get(card.id) ?? notRequested) }))
  const isFree = ({ reasons }: BoutiqueHome): boolean => reasons.length === 0
  return {
    boutique: { ...cardOf(boutique, cards), text: boutique.words },
    homes: [...homes.filter(isFree), ...homes.filter((home) => !isFree(home))],
  }
}

export const boutiquesForStaff = async (ctx: ReadCtx): Promise<DeskBoutique[]> => {
  const all = await allBoutiques(ctx)
  const homes = await homesByIds(ctx, [...new Set(all.flatMap(({ homeIds }) => homeIds))])
  return all.map((boutique) => ({
    slug: boutique.slug,
    name: boutique.name,
    line: boutique.line,
    text: boutique.words,
    site: boutique.site,
    theme: boutique.theme,
    shown: boutique.shown,
    homes: boutique.homeIds
      .flatMap((id) => homes.find((home) => home.id === id) ?? [])
      .map((home) => ({ id: home.id, name: home.name, live: home.status === 'live' })),
    version: versionOfBoutique(boutique),
  }))
}
