import type { Menu } from './polling.ts'

export type OpenScreen = { path: string; openedAt: number }

/** Events that happen while a screen opens arrive a moment after it, such as the payment that led to the trip. */
export const settleMs = 15_000

export const pathOf = (to: string): string => to.split(/[?#]/, 1)[0] ?? to

/**
 * The menu with everything marked as read that the open screen already showed: that isn't news to the person looking at
 * it.
 */
export const withoutKnown = (menu: Menu, screen: OpenScreen | undefined): Menu => {
  if (!screen) return menu
  const isKnown = ({ to, createdAt }: Menu['messages'][number]): boolean =>
    pathOf(to) === screen.path && Date.parse(createdAt) <= screen.openedAt + settleMs
  return { ...menu, messages: menu.messages.map((one) => (isKnown(one) ? { ...one, clicked: true } : one)) }
}
