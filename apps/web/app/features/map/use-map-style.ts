import { useScheme } from '@porchlight/ui'
import { useEffect, useState } from 'react'
import { useMapStyles } from '#app/lib/session.ts'

const prefersDark = '(prefers-color-scheme: dark)'

/** The address of the style that fits the scheme in force, following the system when it decides. */
export const useMapStyle = (): string => {
  const styles = useMapStyles()
  const scheme = useScheme()
  const [systemDark, setSystemDark] = useState(() => matchMedia(prefersDark).matches)
  useEffect(() => {
    const query = matchMedia(prefersDark)
    const follow = () => setSystemDark(query.matches)
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  const dark = scheme === 'system' ? systemDark : scheme === 'dark'
  return dark ? styles.dark : styles.light
}
