import {
  type AnswerOf,
  type myNotifications,
  type NoticeCounter,
  noticeCounters,
  type notificationMenu,
  type QueryOf,
} from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { type Account, accountById } from '#modules/accounts'
import { countNew, countNotices, type Notice, noticesOf } from './notices.ts'
import { noticeView } from './views.ts'

const mostMessages = 20
const mostToDos = 20

const countersWanted = (counts: string | undefined): readonly NoticeCounter[] =>
  counts === undefined ? noticeCounters : noticeCounters.filter((name) => counts.split(',').includes(name))

const counted = async (ctx: ReadCtx, accountId: number, counter: NoticeCounter, lastOpen: Date | null) => {
  if (counter === 'new') return await countNew(ctx, accountId, lastOpen)
  return await countNotices(ctx, accountId, counter)
}

/** The shell's menu (spec section 7): the newest messages, open to-dos, and the requested counters. */
export const menuOf = async (
  ctx: ReadCtx,
  accountId: number,
  { counts, lastOpen }: QueryOf<typeof notificationMenu>,
): Promise<AnswerOf<typeof notificationMenu>> => {
  const messages = await noticesOf(ctx, accountId, 'all', mostMessages)
  const todo = await noticesOf(ctx, accountId, 'todo', mostToDos)
  const reader = (await accountById(ctx, accountId)) as Account
  const view = (row: Notice) => noticeView(row, reader)
  const since = lastOpen ? new Date(lastOpen) : null
  const figures: Partial<Record<NoticeCounter, number>> = {}
  for (const counter of countersWanted(counts)) figures[counter] = await counted(ctx, accountId, counter, since)
  return { messages: messages.map(view), todo: todo.map(view), counts: figures, error: null }
}

type Page = AnswerOf<typeof myNotifications>['notifications']

export const pageOfNotices = async (
  ctx: ReadCtx,
  accountId: number,
  { page, perPage, only }: QueryOf<typeof myNotifications>,
): Promise<Page> => {
  const total = await countNotices(ctx, accountId, only)
  const rows = await noticesOf(ctx, accountId, only, perPage, (page - 1) * perPage)
  const reader = (await accountById(ctx, accountId)) as Account
  const numberPages = Math.max(1, Math.ceil(total / perPage))
  return {
    reference: 'notifications',
    currentPage: page,
    numberPages,
    nextPoint: page < numberPages ? `notifications?only=${only}&page=${page + 1}&perPage=${perPage}` : null,
    endPoint: 'notifications',
    data: rows.map((row) => noticeView(row, reader)),
  }
}
