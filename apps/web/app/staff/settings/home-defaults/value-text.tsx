import type { HomeDefaultValue, HomeSetting, LevelChoice } from '@porchlight/contract'
import { weekdayName } from '#app/features/prices/weekday-name.ts'
import { useFormats } from '#app/lib/formats.ts'
import { useLanguage } from '#app/lib/language-context.ts'
import { homeDefaultsWords } from '#app/lib/messages/staff/home-defaults.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { describe } from './values.ts'

/** Formats the values of settings: `useValueText(levels)(setting, value)`. */
export const useValueText = (levels: readonly LevelChoice[]) => {
  const words = useWords(homeDefaultsWords)
  const formats = useFormats()
  const language = useLanguage()
  return (setting: HomeSetting, value: HomeDefaultValue | null): string[] =>
    describe(setting, value, {
      words,
      timeOfDay: formats.timeOfDay,
      percent: formats.percent,
      weekday: (day) => weekdayName(formats, day),
      levels,
      language,
    })
}

/** A value in words, with list items below each other. */
export const ValueText = ({ lines }: { lines: readonly string[] }) =>
  lines.length === 1 ? (
    lines[0]
  ) : (
    <ul className="default-lines">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
