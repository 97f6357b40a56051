/** What the router knows about a page. The contract's list of screens isn't used: pages would pay for sharing it. */
export type Opened = {
  screen: { id: string; isWidget: boolean } | null | undefined
  params: Readonly<Record<string, string | undefined>>
}

/** Checkout steps: the hold they depend on expires. */
const checkout = /^(offer-)?book(-payment)?$/

/**
 * Whether the app can start at a page again: one of our screens that isn't a checkout step and whose address contains
 * no key.
 */
export const isWorthComingBack = ({ screen, params }: Opened): boolean => {
  if (!screen || screen.isWidget || checkout.test(screen.id)) return false
  return !Object.entries(params).some(([name, value]) => /hash$/i.test(name) && value !== undefined)
}
