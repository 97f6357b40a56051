import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/**
 * The page's language for React Aria, which would otherwise use the browser's; an Arabic script indicates
 * right-to-left.
 */
const localeOfPage = (): string => {
  const { lang, dir } = document.documentElement
  return dir === 'rtl' ? new Intl.Locale(lang || 'en', { script: 'Arab' }).toString() : lang || 'en'
}

/** Wraps what React Aria renders over the page: texts and direction follow the page. */
export const PageLocale = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={localeOfPage()}>{children}</I18nProvider>
)
