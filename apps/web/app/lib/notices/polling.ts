import type { notificationMenu, ResultsOf } from '@porchlight/contract'

export type Menu = ResultsOf<typeof notificationMenu>
export type Message = Menu['messages'][number]

/** Milliseconds between two polls of the menu (D4). */
export const pollMs = 60_000
/** The most notifications of one poll that can pop up. */
export const mostPopUps = 3

/** The newest notifications since the last known one that aren't clicked yet, oldest first. None if none was known. */
export const popUpsOf = (messages: readonly Message[], known: number | null): Message[] =>
  known === null
    ? []
    : messages
        .filter(({ id, clicked }) => id > known && !clicked)
        .toSorted((a, b) => b.id - a.id)
        .slice(0, mostPopUps)
        .reverse()

/** What one person's browser remembers between visits. */
export type Memory = {
  /** The newest notification shown here. */
  known: () => number | null
  know: (id: number) => void
  lastOpen: () => string | null
  open: (at: string) => void
}

export type PollingParts = {
  /** The menu, or nothing if it could not be loaded. */
  ask: (query: { t: string; lastOpen?: string }) => Promise<Menu | undefined>
  popUp: (message: Message) => void
  memory: Memory
  isHidden: () => boolean
  onMenu: (menu: Menu) => void
}

const newestOf = (menu: Menu): number => Math.max(0, ...menu.messages.map(({ id }) => id))

/**
 * Polls the menu at once and then every minute while the page is visible. `stop` is final: a response still in transit
 * changes nothing.
 */
export const startPolling = ({ ask, popUp, memory, isHidden, onMenu }: PollingParts) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let asking = false

  const hear = (menu: Menu) => {
    for (const message of popUpsOf(menu.messages, memory.known())) popUp(message)
    memory.know(Math.max(memory.known() ?? 0, newestOf(menu)))
    onMenu(menu)
  }

  const poll = async (): Promise<void> => {
    clearTimeout(timer)
    if (stopped || asking || isHidden()) return
    asking = true
    const lastOpen = memory.lastOpen()
    const menu = await ask({ t: String(Date.now()), ...(lastOpen && { lastOpen }) }).catch(() => undefined)
    asking = false
    if (stopped) return
    if (menu) hear(menu)
    timer = setTimeout(() => void poll(), pollMs)
  }
  void poll()

  return {
    /** Polls now: something was just done, or the page became visible again. */
    poll: () => void poll(),
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}
