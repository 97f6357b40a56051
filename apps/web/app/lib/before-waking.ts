import { speak } from './messages/translations.ts'

const startApp = async (): Promise<void> => (await import('./native/start.ts')).startApp()

/**
 * What a page waits for before it comes alive: its words in another language than English, and the app it runs in. An event
 * says that it is over, because every page pays for what the entry knows of this.
 */
const { lang } = document.documentElement
void Promise.allSettled([lang === 'en' || speak(lang), 'Capacitor' in window && startApp()]).then(() =>
  dispatchEvent(new Event('wake')),
)
