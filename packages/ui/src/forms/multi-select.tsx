import './multi-select.css'
import { lazy, Suspense, useRef, useState } from 'react'
import { Icon } from '../foundation/icon.tsx'
import { Popover } from '../overlays/popover.tsx'
import type { ChoiceOption } from './choice-rules.ts'
import { ChosenChips } from './chosen-chips.tsx'
import { Field, type FieldProps } from './field.tsx'

const MultiSelectList = lazy(() => import('./multi-select-list.tsx'))

export type MultiSelectWords = {
  /** The placeholder while nothing is selected. */
  choose: string
  /** The number selected, such as "3 chosen". */
  chosen: (count: number) => string
  search: string
  /** Shown if the list, or the search result, is empty. */
  none: string
  all: string
  clear: string
  /** Closes the list: touch has no Escape key. */
  done: string
  remove: (label: string) => string
}

export type MultiSelectProps = Omit<FieldProps, 'label'> & {
  label: string
  options: readonly ChoiceOption[]
  value: readonly string[]
  onChange: (value: string[]) => void
  words: MultiSelectWords
  /** Shows a search box even above a short list; a list of more than 16 always has one. */
  search?: boolean
  name?: string
  disabled?: boolean
}

/**
 * Any number of many options: the selection is shown as chips, and the list opens below and stays open while selecting.
 */
export const MultiSelect = (props: MultiSelectProps) => {
  const { label, aside, hint, error, className, options, value, onChange, words, search, name, disabled } = props
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLSpanElement>(null)
  const chosen = options.filter((option) => value.includes(option.value))
  const said = chosen.length === 0 ? words.choose : words.chosen(chosen.length)
  return (
    <Field label={label} aside={aside} hint={hint} error={error} className={className}>
      {(control) => (
        <>
          <span ref={box} className="ui-input ui-multi">
            <ChosenChips
              label={label}
              chosen={chosen}
              disabled={disabled}
              removeLabel={words.remove}
              onRemove={(gone) => onChange(value.filter((one) => one !== gone))}
              after={opener}
            />
            <button
              {...control}
              ref={opener}
              type="button"
              className="ui-multi-open"
              aria-label={`${label}: ${said}`}
              aria-haspopup="dialog"
              aria-expanded={open}
              disabled={disabled}
              data-quiet={chosen.length > 0 || undefined}
              onClick={() => setOpen(!open)}
            >
              <span>{said}</span>
              <Icon name="chevron-down" size={16} />
            </button>
          </span>
          <Popover open={open} onOpenChange={setOpen} anchor={box} label={label} closesItself>
            <div className="ui-multi-panel">
              <Suspense fallback={<p className="ui-multi-waits" />}>
                <MultiSelectList
                  label={label}
                  options={options}
                  value={value}
                  onChange={onChange}
                  words={words}
                  search={search}
                  onDone={() => setOpen(false)}
                />
              </Suspense>
            </div>
          </Popover>
          {name && chosen.map((one) => <input key={one.value} type="hidden" name={name} value={one.value} />)}
        </>
      )}
    </Field>
  )
}
