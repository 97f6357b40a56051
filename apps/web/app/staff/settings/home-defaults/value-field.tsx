import type { HomeSetting, LevelChoice } from '@porchlight/contract'
import { serviceText } from '@porchlight/contract'
import { Select, TextArea, TextField } from '@porchlight/ui'
import { WeekdaysField } from '#app/features/prices/weekdays-field.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { useLanguage } from '#app/lib/language-context.ts'
import { homeDefaultsWords } from '#app/lib/messages/staff/home-defaults.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { isList, isPercent } from './values.ts'

const halfHours = Array.from(
  { length: 48 },
  (_, at) => `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 ? '30' : '00'}`,
)

type Props = {
  setting: HomeSetting
  levels: readonly LevelChoice[]
  value: string
  onChange: (text: string) => void
  error?: string | undefined
}

/** The form field for a setting. */
export const ValueField = ({ setting, levels, ...field }: Props) => {
  const words = useWords(homeDefaultsWords)
  const language = useLanguage()
  const { timeOfDay } = useFormats()
  const label = words.settings[setting]
  if (isList(setting))
    return (
      <TextArea
        label={label}
        hint={setting.startsWith('checklist_') ? words.checkLines : words.lines}
        rows={6}
        maxLength={12_000}
        {...field}
      />
    )
  if (setting === 'arrival_days')
    return (
      <WeekdaysField
        legend={label}
        hint={words.anyDayHint}
        value={field.value === '' ? [] : field.value.split(',').map(Number)}
        onChange={(days) => field.onChange(days.join(','))}
      />
    )
  if (isPercent(setting))
    return <TextField label={label} hint={words.percentHints[setting]} inputMode="decimal" maxLength={6} {...field} />
  if (setting === 'min_nights' || setting === 'max_nights')
    return <TextField label={label} inputMode="numeric" maxLength={3} {...field} />
  if (setting === 'max_pets')
    return <TextField label={words.petsAllowed} hint={words.petsHint} inputMode="numeric" maxLength={2} {...field} />
  if (setting === 'min_guest_age')
    return <TextField label={words.guestAge} hint={words.guestAgeHint} inputMode="numeric" maxLength={2} {...field} />
  if (setting === 'instant')
    return (
      <Select
        label={label}
        emptyText=""
        options={[
          { value: '', label: words.chooseHow },
          { value: 'true', label: words.instant },
          { value: 'false', label: words.request },
        ]}
        {...field}
      />
    )
  if (setting === 'service_level')
    return (
      <Select
        label={label}
        emptyText={words.noLevel}
        options={[
          { value: '', label: words.chooseLevel },
          ...levels.map(({ code, name }) => ({ value: code, label: serviceText(name, language) })),
        ]}
        {...field}
      />
    )
  return (
    <Select
      label={label}
      emptyText=""
      options={[
        { value: '', label: words.chooseTime },
        ...halfHours.map((time) => ({ value: time, label: timeOfDay(time) })),
      ]}
      {...field}
    />
  )
}
