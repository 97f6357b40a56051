import type { Menu } from './polling.ts'

export type OpenScreen = { path: string; openedAt: number }

/** What happens while a screen opens arrives a moment after it: the payment, say, that led to the trip. */
export const settleMs = 15_000

export const pathOf = (to: string): string => to.split(/[?#]/, 1)[0] ?? to

/** The menu with everything read that the open screen showed from the start: it is no news to the person who looks at it. */
export const withoutKnown = (menu: Menu, screen: OpenScreen | undefined): Menu => {
  if (!screen) return menu
  const isKnown = ({ to, createdAt }: Menu['messages'][number]): boolean =>
    pathOf(to) === screen.path && Date.parse(createdAt) <= screen.openedAt + settleMs
  return { ...menu, messages: menu.messages.map((one) => (isKnown(one) ? { ...one, clicked: true } : one)) }
}
