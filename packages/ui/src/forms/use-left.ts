import { type ReactNode, useState } from 'react'

/**
 * A field with its own validation shows its error once someone has changed it and left it, then live until it is fixed.
 * The form's error takes precedence.
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
