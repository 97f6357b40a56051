import type { DocumentOfHome } from '@porchlight/contract'
import type { Person } from '#http/actor'
import type { App } from '#kernel/app'
import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import type { Home } from '#modules/homes'
import { documentsOf } from './documents.ts'
import { examplesOf } from './example-stays.ts'
import { offeredText, offeredTo } from './issue-document.ts'
import { templateById } from './templates.ts'
import { documentView } from './views.ts'

/**
 * The current document of a template for a home: the latest one not withdrawn, or the one offered to its owner.
 * @throws Problem 404 if there is neither
 */
export const latestFor = async (
  app: App,
  ctx: ReadCtx,
  { accountId }: Person,
  home: Home,
  templateId: number,
): Promise<Omit<DocumentOfHome, 'home'>> => {
  const made = (await documentsOf(ctx, home.id)).filter(
    ({ template_id, state }) => template_id === templateId && state !== 'withdrawn',
  )
  const [latest, ...before] = made
  const earlier = before.map((document) => documentView(document, accountId))
  if (latest) {
    const { kind, title, text, text_hash: textHash, terms } = latest
    const document = documentView(latest, accountId)
    const examples = terms ? await examplesOf(ctx, home, terms) : []
    return { kind, title, text, textHash, document, maySign: document.awaits === 'you', terms, examples, earlier }
  }
  const [offered] = await offeredTo(ctx, home, [await templateById(ctx, templateId)])
  if (!offered) throw notFound('This document')
  const { text, textHash, terms } = await offeredText(app, ctx, home, offered)
  return {
    kind: offered.kind,
    title: offered.title,
    text,
    textHash,
    document: null,
    maySign: true,
    terms,
    examples: terms ? await examplesOf(ctx, home, terms) : [],
    earlier,
  }
}
