import type { notificationMenu, ResultsOf } from '@porchlight/contract'

export type Menu = ResultsOf<typeof notificationMenu>
export type Message = Menu['messages'][number]

/** Milliseconds between two polls of the menu (D4). */
export const pollMs = 60_000
/** Messages of one poll that may pop up. */
export const mostPopUps = 3

/** The newest messages since the last one known, not clicked yet, the oldest of them first. Nobody knew: none. */
export const popUpsOf = (messages: readonly Message[], known: number | null): Message[] =>
  known === null
    ? []
    : messages
        .filter(({ id, clicked }) => id > known && !clicked)
        .toSorted((a, b) => b.id - a.id)
        .slice(0, mostPopUps)
        .reverse()

/** What one person's browser remembers between two visits. */
export type Memory = {
  /** The newest message that has been shown here. */
  known: () => number | null
  know: (id: number) => void
  lastOpen: () => string | null
  open: (at: string) => void
}

export type PollingParts = {
  /** The menu, or nothing when it could not be had. */
  ask: (query: { t: string; lastOpen?: string }) => Promise<Menu | undefined>
  popUp: (message: Message) => void
  memory: Memory
  isHidden: () => boolean
  onMenu: (menu: Menu) => void
}

const newestOf = (menu: Menu): number => Math.max(0, ...menu.messages.map(({ id }) => id))

/**
 * Asks for the menu at once and then every minute while the page is looked at. `stop` is for good: an answer that is still
 * on its way changes nothing any more.
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
    /** Asks now: something has just been done, or the page is looked at again. */
    poll: () => void poll(),
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}
