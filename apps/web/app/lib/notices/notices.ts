import { memoryOf } from './memory.ts'
import { type Memory, type Menu, type Message, startPolling } from './polling.ts'

type Polling = ReturnType<typeof startPolling>
type Running = { accountId: number; polling: Polling; memory: Memory; popUp: (message: Message) => void }

let running: Running | undefined
let menu: Menu | undefined
const listeners = new Set<() => void>()

const keep = (next: Menu | undefined): void => {
  menu = next
  for (const listen of listeners) listen()
}

export const onNotices = (listen: () => void): (() => void) => {
  listeners.add(listen)
  return () => void listeners.delete(listen)
}
/** The last loaded menu; undefined before the first response and without a login. */
export const noticesNow = (): Menu | undefined => menu

const calls = () => import('./calls.ts')

/** Keeps one person's menu up to date until `stopNotices`. */
export const startNotices = (accountId: number, popUp: (message: Message) => void): void => {
  stopNotices()
  const memory = memoryOf(accountId)
  const polling = startPolling({
    ask: async (query) => (await calls()).askMenu(query),
    popUp,
    memory,
    isHidden: () => document.hidden,
    onMenu: keep,
  })
  running = { accountId, polling, memory, popUp }
}

export const stopNotices = (): void => {
  running?.polling.stop()
  running = undefined
  keep(undefined)
}

/** Stops before a logout; the returned function starts again if the logout fails (I1). */
export const pauseNotices = (): (() => void) => {
  const before = running
  stopNotices()
  return () => before && startNotices(before.accountId, before.popUp)
}

export const pollNotices = (): void => running?.polling.poll()

const withMarked = (isMarked: (message: Message) => boolean): void => {
  if (!menu) return
  const mark = (message: Message): Message => (isMarked(message) ? { ...message, clicked: true } : message)
  const messages = menu.messages.map(mark)
  const unread = messages.filter(({ clicked }) => !clicked).length
  const fewer = menu.messages.filter(({ clicked }) => !clicked).length - unread
  const counts = { ...menu.counts, unread: Math.max(0, (menu.counts.unread ?? 0) - fewer) }
  keep({ ...menu, messages, todo: menu.todo.map(mark), counts })
}

/** Marks a notification at once on this page, then on the server. */
export const clickNotice = async (id: number): Promise<void> => {
  withMarked((message) => message.id === id)
  await (await calls()).clickMessage(id)
}

/** The menu was opened: its contents have been seen. */
export const seeNotices = async (): Promise<void> => {
  const newest = menu?.messages[0]
  if (!menu || !newest) return
  running?.memory.open(new Date().toISOString())
  const isNews = (menu.counts.new ?? 0) > 0
  keep({ ...menu, counts: { ...menu.counts, new: 0 } })
  if (isNews) await (await calls()).passMessages(newest.id, false)
}

/** Marks everything as read. */
export const readNotices = async (): Promise<void> => {
  const newest = menu?.messages[0]
  if (!menu || !newest) return
  withMarked(() => true)
  keep({ ...menu, counts: { ...menu.counts, unread: 0, new: 0 } })
  await (await calls()).passMessages(newest.id, true)
}

/** A screen was opened: notifications that lead to it are read (D15). */
export const openScreenOfNotices = async (pathname: string): Promise<void> => {
  if (!running) return
  if ((await (await calls()).openScreen(pathname)) > 0) pollNotices()
}
