import { speak } from './messages/translations.ts'

const startApp = async (): Promise<void> => (await import('./native/start.ts')).startApp()

/** What a page waits for before it comes alive: its words in another language than English, and the app it runs in. */
export const readyToWake = async (language: string): Promise<void> => {
  await Promise.allSettled([language === 'en' || speak(language), 'Capacitor' in window && startApp()])
}
