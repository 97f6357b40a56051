import { type ReactNode, Suspense, useState } from 'react'

/** Draws a heavy overlay only once it has been opened, so that no page starts with it; keeps it then for its way out. */
export const OnceOpen = ({ open, children }: { open: boolean; children: ReactNode }) => {
  const [needed, setNeeded] = useState(open)
  if (open && !needed) setNeeded(true)
  return needed ? <Suspense>{children}</Suspense> : null
}
