import { useEffect, useState } from 'react'

type Numbers = typeof import('./phone-numbers.ts')

/** Loads the phone number metadata when needed: when the field is in use, or there is a number to format. */
export const usePhoneNumbers = (needed: boolean) => {
  const [numbers, setNumbers] = useState<Numbers>()
  const fetchNumbers = () => {
    if (numbers) return
    import('./phone-numbers.ts').then(
      (found) => setNumbers(found),
      // Without it, the field keeps the typed text; the next use tries again.
      () => undefined,
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is first needed
  useEffect(() => {
    if (needed) fetchNumbers()
  }, [needed])
  return { numbers, fetchNumbers }
}
