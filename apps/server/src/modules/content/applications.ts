import type { applyForOpening, BodyOf } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { createLead } from '#modules/leads'
import { problems } from './messages.ts'
import { publishedAt } from './queries.ts'
import { textFor } from './rules.ts'

type Application = BodyOf<typeof applyForOpening> & { slug: string; accountId: number | null }

/**
 * Turns an application into a lead. @throws Problem 404, 409 `opening_closed` after its last day, 429 like every
 * inquiry
 */
export const apply = async (
  app: App,
  ctx: WriteCtx,
  { slug, accountId, message, link, language, traps, ...person }: Application,
): Promise<void> => {
  const { card } = await publishedAt(ctx, 'opening', slug)
  const { facts } = card
  if (facts.kind === 'opening' && facts.closesOn !== null && facts.closesOn < ctx.today)
    throw new Problem(409, 'opening_closed', problems.openingClosed)
  const answers = [
    { key: 'opening', values: [textFor(card.texts, 'en').text.title] },
    { key: 'message', values: [message] },
    ...(link === '' ? [] : [{ key: 'link', values: [link] }]),
  ]
  await createLead(app, ctx, { kind: 'career', source: 'careers', person, answers, language, traps, accountId })
}
