import { createContext, type ReactNode, use } from 'react'

const HeldContext = createContext<string | null>(null)

/** Why every changing control is disabled here; null if it isn't. */
export const useHeld = (): string | null => use(HeldContext)

/** Disables every button and switch inside that isn't marked as `views`, with a reason; null disables none. */
export const HeldActions = ({ why, children }: { why: string | null; children: ReactNode }) => (
  <HeldContext value={why}>{children}</HeldContext>
)
