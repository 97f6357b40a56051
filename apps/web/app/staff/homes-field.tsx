import { matchSearch } from '@porchlight/contract'
import { Button, Chip, Popover } from '@porchlight/ui'
import { FindList } from '@porchlight/ui/find-list'
import { type ReactNode, useId, useRef, useState } from 'react'
import { api } from '#app/lib/api.ts'
import { homePickerWords } from '#app/lib/messages/staff/home-picker.ts'
import { useWords } from '#app/lib/messages/words.ts'

export type ChosenHome = { id: number; name: string }

export const namesOf = (homes: readonly ChosenHome[]): string => homes.map(({ name }) => name).join(', ')

type Props = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  value: readonly ChosenHome[]
  onChange: (homes: ChosenHome[]) => void
  /** Selecting a second home replaces the first. */
  one?: boolean
}

const separator = ':'
const optionOf = (id: number, name: string): string => `${id}${separator}${name}`
const homeOf = (option: string): ChosenHome => {
  const at = option.indexOf(separator)
  return { id: Number(option.slice(0, at)), name: option.slice(at + 1) }
}

const lookUp = async (text: string) => {
  const answer = await api(matchSearch, { query: { q: text } })
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.results.objects.flatMap((found) =>
    found.kind === 'home' ? [{ value: optionOf(found.id, found.name), label: found.name, detail: found.town }] : [],
  )
}

/** Homes on the market, found by name. */
export const HomesField = ({ label, hint, error, value, onChange, one = false }: Props) => {
  const words = useWords(homePickerWords)
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLDivElement>(null)
  const errorId = useId()
  const pick = (option: string) => {
    const home = homeOf(option)
    setOpen(false)
    onChange(one ? [home] : [...value.filter(({ id }) => id !== home.id), home])
  }
  return (
    <fieldset className="staff-homes" aria-describedby={error ? errorId : undefined}>
      <legend>{label}</legend>
      <div className="staff-homes-chosen" ref={opener}>
        {value.map((home) => (
          <Chip
            key={home.id}
            on
            aria-label={words.remove({ home: home.name })}
            onChange={() => onChange(value.filter(({ id }) => id !== home.id))}
          >
            {home.name}
          </Chip>
        ))}
        <Button size="small" icon="search" aria-invalid={error ? true : undefined} onClick={() => setOpen(true)}>
          {one ? words.choose : words.addHome}
        </Button>
      </div>
      {hint && <p className="t-small muted">{hint}</p>}
      {error && (
        <p className="staff-homes-error" id={errorId}>
          {error}
        </p>
      )}
      <Popover open={open} onOpenChange={setOpen} anchor={opener} label={words.choose} closeLabel={words.close}>
        <FindList
          label={words.name}
          placeholder={words.name}
          options={[]}
          lookUp={lookUp}
          onPick={pick}
          words={{ looking: words.looking, none: words.none }}
        />
      </Popover>
    </fieldset>
  )
}
