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
/** The menu as last heard; nothing before the first answer and for nobody. */
export const noticesNow = (): Menu | undefined => menu

const calls = () => import('./calls.ts')

/** Keeps the menu of one person fresh until `stopNotices`. */
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

/** Stops before a logout; what it gives starts again, should the logout fail (I1). */
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

/** Marks a message at once on this page, then on the server. */
export const clickNotice = async (id: number): Promise<void> => {
  withMarked((message) => message.id === id)
  await (await calls()).clickMessage(id)
}

/** The menu was opened: what is in it has been seen. */
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

/** A screen was opened: what leads to it is read (D15). */
export const openScreenOfNotices = async (pathname: string): Promise<void> => {
  if (!running) return
  if ((await (await calls()).openScreen(pathname)) > 0) pollNotices()
}
