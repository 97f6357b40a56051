import { isLanguage } from '@porchlight/contract'
import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import { AssistantFailure } from '#modules/assistant'
import { bookingById } from '#modules/bookings'
import { conversationById, messagesOf } from '#modules/conversations'
import type { AssistantSettings } from '../../assistant-config.ts'
import { type Answer, answerIn } from './answer.ts'
import { citedFacts, type Fact, findingsIn, stateFor, withoutMarks } from './engine/check-draft.ts'
import { factsWithin, messagesWithin, questionOf, rulesOf } from './engine/prompt.ts'
import { withoutSecrets } from './engine/secrets.ts'
import { factsOf } from './facts.ts'
import { dayOf, draftCountOn } from './queries.ts'
import { db } from './tables.ts'

const mostTokens = 1_500
const shownMessages = 12

export type Prepared = {
  conversationId: number
  personId: number
  bookingId: number | null
  facts: readonly Fact[]
  rules: string
  text: string
}

/** The current settings. @throws Problem 409 assistant_off */
export const assistantOf = (app: App): AssistantSettings => {
  if (!app.config.assistant)
    throw new Problem(409, 'assistant_off', 'AI drafts are off. An administrator can set them up.')
  return app.config.assistant
}

/**
 * Prepares what is sent about a conversation: the facts of its stay and its last messages, without secrets. Messages
 * that someone else sent in the guest's name are left out.
 * @throws Problem 409 nothing_to_answer
 */
export const prepareDraft = async (app: App, ctx: ReadCtx, conversationId: number): Promise<Prepared> => {
  const { person_id: personId, booking_id: bookingId } = await conversationById(ctx, conversationId)
  const { messages } = await messagesOf(ctx, conversationId, 'person')
  const written = messages.filter(({ text }) => text.trim() !== '').slice(-shownMessages)
  if (written.at(-1)?.from_team !== false)
    throw new Problem(409, 'nothing_to_answer', 'The guest hasn’t written since the last reply.')
  const person = await accountById(ctx, personId)
  const language = person && isLanguage(person.language) ? person.language : 'en'
  const booking = bookingId === null ? null : await bookingById(ctx, bookingId)
  const known = await factsOf(app, ctx, booking, language)
  const facts = factsWithin(known.facts)
  const said = messagesWithin(
    written.map(({ from_team, text }) => ({
      from: from_team ? ('team' as const) : ('guest' as const),
      text: withoutSecrets(text, known.secrets),
    })),
  )
  const company = siteOf(app, { brandId: booking?.brandId }).name
  const spoken = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? 'English'
  const text = questionOf({ facts, messages: said })
  return { conversationId, personId, bookingId, facts, rules: rulesOf({ company, language: spoken }), text }
}

/**
 * Counts one more draft for the day before the call, because failed calls cost money too. @throws Problem 429
 * daily_limit
 */
const countDraft = async (app: App, ctx: WriteCtx, { dailyLimit }: AssistantSettings): Promise<void> => {
  const day = dayOf(app, ctx.now)
  await db(ctx)
    .insertInto('drafts.day')
    .values({ day, drafts: 1 })
    .onConflict((conflict) => conflict.column('day').doUpdateSet((of) => ({ drafts: of('drafts.day.drafts', '+', 1) })))
    .execute()
  if ((await draftCountOn(ctx, day)) > dailyLimit)
    throw new Problem(429, 'daily_limit', 'Today’s limit for AI drafts is used up. An administrator can raise it.')
}

/** Stores a question before it is sent. @returns its id */
export const recordQuestion = async (
  app: App,
  ctx: WriteCtx,
  settings: AssistantSettings,
  { conversationId, personId, rules, text }: Prepared,
  by: number,
): Promise<number> => {
  await countDraft(app, ctx, settings)
  const { id } = await db(ctx)
    .insertInto('drafts.draft')
    .values({
      conversation_id: conversationId,
      person_id: personId,
      requested_by: by,
      requested_at: ctx.now,
      state: 'waiting',
      model: settings.model,
      prompt: `${rules}\n\n${text}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The model's answer, or why there is none. */
export const askAssistant = async (
  app: App,
  settings: AssistantSettings,
  { rules, text }: Prepared,
): Promise<string | AssistantFailure> => {
  try {
    return await app.adapters.assistant.ask(settings, { rules, text, mostTokens })
  } catch (error) {
    if (!(error instanceof AssistantFailure)) throw error
    app.log.warn({ error }, 'no draft from the assistant')
    return error
  }
}

/** A draft's proposals require a stay. */
const actionsOf = ({ actions }: Answer, { bookingId }: Prepared): Answer['actions'] =>
  bookingId === null ? [] : actions

/** Stores an answer, with everything in it that no fact supports. */
export const recordAnswer = async (
  ctx: WriteCtx,
  id: number,
  prepared: Prepared,
  text: string | AssistantFailure,
): Promise<void> => {
  const isText = typeof text === 'string'
  const answer = isText ? answerIn(text) : undefined
  const findings = answer ? findingsIn(answer.reply, prepared.facts) : []
  await db(ctx)
    .updateTable('drafts.draft')
    .set({
      answer: (isText ? text : text.message).slice(0, 20_000),
      ...(answer
        ? {
            state: stateFor(findings),
            reply: withoutMarks(answer.reply),
            citations: JSON.stringify(
              citedFacts(answer.reply, prepared.facts).map(({ text: fact, source }) => ({ text: fact, source })),
            ),
            findings: JSON.stringify(findings),
            actions: JSON.stringify(actionsOf(answer, prepared)),
          }
        : { state: 'failed' as const }),
    })
    .where('id', '=', id)
    .execute()
}

/** Deletes everything asked about a person when their account is closed. */
export const dropDraftsAbout = async (ctx: WriteCtx, personId: number): Promise<void> => {
  await db(ctx).deleteFrom('drafts.draft').where('person_id', '=', personId).execute()
}
