import { createContext, type ReactNode, use } from 'react'

const HeldContext = createContext<string | null>(null)

/** Why everything that changes something is held here; null where it isn't. */
export const useHeld = (): string | null => use(HeldContext)

/** Holds every button and switch inside that isn't marked as `views`, with a reason; null holds none. */
export const HeldActions = ({ why, children }: { why: string | null; children: ReactNode }) => (
  <HeldContext value={why}>{children}</HeldContext>
)
