import { type ReactNode, Suspense, useState } from 'react'
import { OverlayLoading } from './overlay-loading.tsx'

type Props = { open: boolean; onClose: (() => void) | undefined; children: ReactNode }

/**
 * Renders a heavy overlay only once it has been opened, so that no page loads with it; then keeps it for its exit
 * animation.
 */
export const OnceOpen = ({ open, onClose, children }: Props) => {
  const [needed, setNeeded] = useState(open)
  if (open && !needed) setNeeded(true)
  return needed ? <Suspense fallback={open && <OverlayLoading onClose={onClose} />}>{children}</Suspense> : null
}
