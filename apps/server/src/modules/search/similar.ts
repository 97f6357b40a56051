import { partyIn, type QueryOf, type ResultsOf, type similarHomes, stayIn } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { homeBySlug, homeCards, homesLike } from '#modules/homes'
import { type StayAnswer, stayAnswers } from '#modules/pricing'

const mostShown = 6
/** How many are tried for a stay, since some of them are booked. */
const mostTried = 18

/**
 * Live homes like this one; for a stay, those that can be booked come first, each with its price. @throws Problem 404
 */
export const similarTo = async (
  ctx: ReadCtx,
  slug: string,
  requested: QueryOf<typeof similarHomes>,
): Promise<ResultsOf<typeof similarHomes>> => {
  const home = await homeBySlug(ctx, slug)
  const stay = stayIn(requested)
  const alike = (await homesLike(ctx, home, stay ? mostTried : mostShown)).map(({ id }) => id)
  const answers = stay ? await stayAnswers(ctx, alike, stay, partyIn(requested)) : new Map<number, StayAnswer>()
  const isOpen = (id: number): boolean => Boolean(answers.get(id)?.headline)
  const shown = [...alike.filter(isOpen), ...alike.filter((id) => !isOpen(id))].slice(0, mostShown)
  const cards = await homeCards(ctx, shown)
  return {
    to: { name: home.name, slug: home.slug },
    homes: cards.map((card) => ({ ...card, headline: answers.get(card.id)?.headline ?? null })),
  }
}
