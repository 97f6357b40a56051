import { useLanguage } from '#app/lib/language-context.ts'

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** "3 hours ago", only for browser-rendered content: on the server the current time differs. */
export const agoIn = (language: string, instant: string, now: number): string => {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const passed = Math.max(0, now - Date.parse(instant))
  const [unit, length] = steps.find(([, milliseconds]) => passed >= milliseconds) ?? ['minute', 60_000]
  return format.format(-Math.floor(passed / length), unit)
}

export const useAgo = (): ((instant: string) => string) => {
  const language = useLanguage()
  return (instant) => agoIn(language, instant, Date.now())
}
