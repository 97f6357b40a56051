/** What the router knows of a page. The contract's list of screens is not asked: pages would pay for sharing it. */
export type Opened = {
  screen: { id: string; isWidget: boolean } | null | undefined
  params: Readonly<Record<string, string | undefined>>
}

/** Steps of a checkout: the hold they are about runs out. */
const checkout = /^(offer-)?book(-payment)?$/

/**
 * Whether the app may begin at a page again: a screen of ours that is no step of a checkout, and whose address is no key to
 * it.
 */
export const isWorthComingBack = ({ screen, params }: Opened): boolean => {
  if (!screen || screen.isWidget || checkout.test(screen.id)) return false
  return !Object.entries(params).some(([name, value]) => /hash$/i.test(name) && value !== undefined)
}
