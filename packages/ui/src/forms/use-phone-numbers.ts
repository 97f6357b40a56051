import { useEffect, useState } from 'react'

type Numbers = typeof import('./phone-numbers.ts')

/** Fetches what is known of the world's phone numbers when it is needed: the field is in use, or there is a number to write. */
export const usePhoneNumbers = (needed: boolean) => {
  const [numbers, setNumbers] = useState<Numbers>()
  const fetchNumbers = () => {
    if (numbers) return
    import('./phone-numbers.ts').then(
      (found) => setNumbers(found),
      // Without it the field keeps what is typed; the next press tries again.
      () => undefined,
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is first needed
  useEffect(() => {
    if (needed) fetchNumbers()
  }, [needed])
  return { numbers, fetchNumbers }
}
