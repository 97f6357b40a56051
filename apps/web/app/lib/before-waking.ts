import { speak } from './messages/translations.ts'

const startApp = async (): Promise<void> => (await import('./native/start.ts')).startApp()

/**
 * What a page waits for before hydration: its messages in a language other than English, and the app it runs in. An
 * event signals the end, because every page pays for what the entry knows about this.
 */
const { lang } = document.documentElement
void Promise.allSettled([lang === 'en' || speak(lang), 'Capacitor' in window && startApp()]).then(() =>
  dispatchEvent(new Event('wake')),
)
