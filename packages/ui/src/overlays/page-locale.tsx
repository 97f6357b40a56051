import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/** The page's language for React Aria, which else asks the browser; an Arabic script says that lines run from right to left. */
const localeOfPage = (): string => {
  const { lang, dir } = document.documentElement
  return dir === 'rtl' ? new Intl.Locale(lang || 'en', { script: 'Arab' }).toString() : lang || 'en'
}

/** Around what React Aria draws over the page: words and direction are the page's own. */
export const PageLocale = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={localeOfPage()}>{children}</I18nProvider>
)
