import { type ReactNode, useState } from 'react'

/**
 * A field that knows a rule of its own speaks once someone has changed it and left it, then live until it is right. What
 * the form says of it goes first.
 */
export const useLeft = (
  value: string,
  error: ReactNode,
  problemOf: ((text: string) => string | undefined) | undefined,
) => {
  const [stage, setStage] = useState<'fresh' | 'changed' | 'left'>('fresh')
  return {
    error: error ?? (stage === 'left' ? problemOf?.(value) : undefined),
    change: () => setStage((before) => (before === 'fresh' ? 'changed' : before)),
    leave: () => setStage((before) => (before === 'fresh' ? before : 'left')),
  }
}
