import {
  type answerQuestion,
  type BodyOf,
  type HomeQuestion,
  mostOpenQuestions,
  type QueryOf,
  type questionsOfDesk,
} from '@porchlight/contract'
import { sql } from 'kysely'
import type { App } from '#kernel/app'
import { announce } from '#kernel/outbox'
import { notFound, Problem } from '#kernel/problem'
import { quotedText } from '#kernel/quoted-text'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountById, staffAccounts } from '#modules/accounts'
import { type Home, homeById } from '#modules/homes'
import { questionAnswered, questionReceived } from './events.ts'
import { emails, problems } from './messages.ts'
import { db, type QuestionRow } from './tables.ts'

const all = (ctx: ReadCtx) => db(ctx).selectFrom('questions.question').selectAll()

/** The most questions an owner is shown. */
const mostListed = 100
/** The most questions on a home's page. */
const mostShown = 30

/** Lists the questions on a home's page, latest answered first. */
export const publishedQuestions = async (ctx: ReadCtx, homeId: number): Promise<HomeQuestion[]> => {
  const rows = await all(ctx)
    .where('home_id', '=', homeId)
    .where('shown', 'is not', null)
    .orderBy('answered_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute()
  return rows.map(({ id, shown, answer }) => ({ id, question: shown ?? '', answer: answer ?? '' }))
}

export const questionsBy = (ctx: ReadCtx, askerId: number): Promise<QuestionRow[]> =>
  all(ctx).where('asker_id', '=', askerId).orderBy('id', 'desc').execute()

/** Lists the questions about these homes, latest first. */
export const questionsAbout = (ctx: ReadCtx, homeIds: readonly number[]): Promise<QuestionRow[]> =>
  homeIds.length === 0
    ? Promise.resolve([])
    : all(ctx)
        .where('home_id', 'in', [...homeIds])
        .orderBy('id', 'desc')
        .limit(mostListed)
        .execute()

/** A page of all questions: open ones first, longest waiting at the top; then the latest answered. */
export const questionsOnDesk = async (ctx: ReadCtx, { page, perPage }: QueryOf<typeof questionsOfDesk>) => {
  const { total } = await db(ctx)
    .selectFrom('questions.question')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await all(ctx)
    .orderBy(sql`answer is null`, 'desc')
    .orderBy(sql`case when answer is null then id end`)
    .orderBy('answered_at', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { total: Number(total), currentPage: page, numberPages: Math.ceil(Number(total) / perPage), rows }
}

/** Lists unanswered questions, longest waiting first. */
export const openQuestions = (ctx: ReadCtx, limit: number): Promise<QuestionRow[]> =>
  all(ctx).where('answer', 'is', null).orderBy('id').limit(limit).execute()

/** Locks one person's questions so they are counted one at a time. */
const lock = (ctx: WriteCtx, askerId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended('questions', ${askerId}::bigint))`.execute(db(ctx))

const waitingOf = async (ctx: ReadCtx, askerId: number): Promise<number> => {
  const { count } = await db(ctx)
    .selectFrom('questions.question')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('asker_id', '=', askerId)
    .where('answer', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

type Asking = { homeId: number; askerId: number; question: string }

export const saveQuestion = async (ctx: WriteCtx, { homeId, askerId, question }: Asking): Promise<number> => {
  const { id } = await db(ctx)
    .insertInto('questions.question')
    .values({ home_id: homeId, asker_id: askerId, question, asked_at: ctx.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await announce(ctx, questionReceived({ homeId }))
  return id
}

/** Saves a question and emails the staff who answer. @throws Problem 409 too_many_questions */
export const ask = async (app: App, ctx: WriteCtx, home: Home, asking: Omit<Asking, 'homeId'>): Promise<number> => {
  await lock(ctx, asking.askerId)
  if ((await waitingOf(ctx, asking.askerId)) >= mostOpenQuestions)
    throw new Problem(409, 'too_many_questions', problems.tooMany)
  const id = await saveQuestion(ctx, { ...asking, homeId: home.id })
  for (const one of await staffAccounts(ctx))
    if (one.permissions.includes('bookings'))
      await app.adapters.post.email(ctx, {
        to: one.email,
        accountId: one.id,
        fact: `question.asked:${id}:${one.id}`,
        kind: 'question',
        ...emails.requested({ firstName: one.firstName, home: home.name }, quotedText(asking.question)),
      })
  return id
}

type Answer = BodyOf<typeof answerQuestion> & { by: number }

/** @throws Problem 404 */
export const saveAnswerForKey = async (
  ctx: WriteCtx,
  id: number,
  { answer: text, shown, by }: Answer,
): Promise<QuestionRow> => {
  const row = await db(ctx)
    .updateTable('questions.question')
    .set({ answer: text, shown, answered_by: by, answered_at: ctx.now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw notFound('This question')
  await announce(ctx, questionAnswered({ homeId: row.home_id }))
  return row
}

/** Saves or rewords the team's answer; the asker is emailed once. @throws Problem 404 */
export const answer = async (app: App, ctx: WriteCtx, id: number, given: Answer): Promise<void> => {
  const row = await saveAnswerForKey(ctx, id, given)
  const asker = await accountById(ctx, row.asker_id)
  const home = await homeById(ctx, row.home_id)
  if (!asker) return
  await app.adapters.post.email(ctx, {
    to: asker.email,
    accountId: asker.id,
    fact: `question.answered:${id}`,
    kind: 'question',
    ...emails.answered({ firstName: asker.firstName, home: home.name }),
  })
}
