import { useEffect } from 'react'

const begin = () => void import('./moved-values.ts').then(({ watchValues }) => watchValues())

/** Watches over what is typed, from the first field that is gone into: before that there is nothing to watch. */
export const useValueWatch = (): void => {
  useEffect(() => addEventListener('focusin', begin, { once: true }), [])
}
