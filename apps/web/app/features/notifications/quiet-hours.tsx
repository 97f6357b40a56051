import type { QuietHours } from '@porchlight/contract'
import { Button, ComboBox, Switch, TextField } from '@porchlight/ui'
import { useEffect, useMemo, useState } from 'react'
import { preferenceWords } from '#app/lib/messages/me/preferences.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { Preferences } from './use-preferences.ts'

const usual: QuietHours = { from: '21:00', to: '08:00' }
const isTime = (text: string): boolean => /^\d\d:\d\d$/.test(text)

/** "America/New_York" is a key; people read "New York, America". */
const zoneName = (zone: string): string => zone.split('/').toReversed().join(', ').replaceAll('_', ' ')

const zonesWith = (own: string): string[] => [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', own])].sort()

const TimeZone = ({ preferences }: { preferences: Preferences }) => {
  const words = useWords(preferenceWords)
  const { timeZone } = preferences.preferences
  const [here, setHere] = useState<string>()
  useEffect(() => setHere(Intl.DateTimeFormat().resolvedOptions().timeZone), [])
  const options = useMemo(() => zonesWith(timeZone).map((value) => ({ value, label: zoneName(value) })), [timeZone])
  const set = (zone: string) => {
    if (zone && zone !== timeZone) preferences.change({ timeZone: zone }, (now) => ({ ...now, timeZone: zone }))
  }
  return (
    <div className="preferences-zone">
      <ComboBox
        key={timeZone}
        label={words.timeZone}
        options={options}
        value={timeZone}
        onChange={set}
        words={{ open: words.zoneOpen, none: words.zoneNone }}
      />
      {here && here !== timeZone && (
        <p className="preferences-note">
          {words.zoneHere({ zone: zoneName(here) })}{' '}
          <Button look="link" onClick={() => set(here)}>
            {words.useZone}
          </Button>
        </p>
      )}
    </div>
  )
}

/** Quiet hours, in the person's own time zone. */
export const Quiet = ({ preferences }: { preferences: Preferences }) => {
  const words = useWords(preferenceWords)
  const { quiet } = preferences.preferences
  const set = (next: QuietHours | null) => preferences.change({ quiet: next }, (now) => ({ ...now, quiet: next }))
  const setEnd = (end: keyof QuietHours) => (value: string) => {
    if (quiet && isTime(value)) set({ ...quiet, [end]: value })
  }
  return (
    <>
      <Switch
        label={words.quiet}
        hint={words.quietText}
        checked={quiet !== null}
        onChange={(on) => set(on ? usual : null)}
      />
      {quiet && (
        <div className="preferences-hours">
          <TextField type="time" label={words.quietFrom} defaultValue={quiet.from} onChange={setEnd('from')} />
          <TextField type="time" label={words.quietTo} defaultValue={quiet.to} onChange={setEnd('to')} />
        </div>
      )}
      <TimeZone preferences={preferences} />
    </>
  )
}
