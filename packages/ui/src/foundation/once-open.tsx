import { type ReactNode, Suspense, useState } from 'react'

/**
 * Renders a heavy overlay only once it has been opened, so that no page loads with it; then keeps it for its exit
 * animation.
 */
export const OnceOpen = ({ open, children }: { open: boolean; children: ReactNode }) => {
  const [needed, setNeeded] = useState(open)
  if (open && !needed) setNeeded(true)
  return needed ? <Suspense>{children}</Suspense> : null
}
