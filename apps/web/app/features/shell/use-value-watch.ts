import { useEffect } from 'react'

const begin = () => void import('./watch-values.ts').then(({ watchValues }) => watchValues())

/** Watches form values from the first focused field. */
export const useValueWatch = (): void => {
  useEffect(() => addEventListener('focusin', begin, { once: true }), [])
}
