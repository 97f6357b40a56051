import './color-field.css'
import { lazy, Suspense, useRef, useState } from 'react'
import { Popover } from '../overlays/popover.tsx'
import { Field, type FieldProps } from './field.tsx'
import { Swatch } from './swatch.tsx'
import { useLeft } from './use-left.ts'

const ColorPicker = lazy(() => import('./color-picker.tsx'))

export type ColorFieldProps = Omit<FieldProps, 'label'> & {
  label: string
  /** As typed; picked ones are six lowercase hex digits. */
  value: string
  onChange: (value: string) => void
  /** The error message for a text; called once the field has changed and lost focus. */
  problemOf: (text: string) => string | undefined
  words: {
    /** The label of the button that opens the picker, and of the picker. */
    pick: string
    /** The label of the picker's ×. */
    close: string
    /** The label of the preset colors. */
    presets: string
  }
  /** Colors to select with one press, as six hex digits. */
  presets?: readonly string[]
  name?: string
  disabled?: boolean
  required?: boolean
}

/** A color, typed as six hex digits or picked visually. */
export const ColorField = (props: ColorFieldProps) => {
  const { label, aside, hint, error, className, value, onChange, problemOf, words, presets, ...input } = props
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const left = useLeft(value, error, (text) => (text.trim() === '' ? undefined : problemOf(text)))
  return (
    <Field label={label} aside={aside} hint={hint} error={left.error} className={className}>
      {(control) => (
        <>
          <span className="ui-input ui-color">
            <button
              ref={opener}
              type="button"
              className="ui-color-open"
              aria-label={words.pick}
              aria-haspopup="dialog"
              aria-expanded={open}
              disabled={input.disabled}
              onClick={() => setOpen(!open)}
            >
              <Swatch color={value} size={26} />
            </button>
            <span className="ui-color-sign" aria-hidden="true">
              #
            </span>
            <input
              {...input}
              {...control}
              type="text"
              maxLength={32}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              value={value}
              onChange={(event) => {
                left.change()
                onChange(event.target.value)
              }}
              onBlur={left.leave}
            />
          </span>
          <Popover open={open} onOpenChange={setOpen} anchor={opener} label={words.pick} closeLabel={words.close}>
            <Suspense fallback={<div className="ui-color-picker" />}>
              <ColorPicker value={value} onChange={onChange} presets={presets} presetsLabel={words.presets} />
            </Suspense>
          </Popover>
        </>
      )}
    </Field>
  )
}
