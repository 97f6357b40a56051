import './suggest.css'
import { type ClipboardEvent, type KeyboardEvent, lazy, type ReactNode, type RefObject, Suspense, useRef } from 'react'
import { Icon } from '../foundation/icon.tsx'
import type { ChoiceOption } from './choice-rules.ts'
import { Field, type FieldProps } from './field.tsx'

const SuggestBox = lazy(() => import('./suggest-box.tsx'))

export type SuggestProps = Omit<FieldProps, 'label'> & {
  label: string
  id?: string | undefined
  name?: string | undefined
  placeholder?: string | undefined
  disabled?: boolean | undefined
  required?: boolean | undefined
  autoCapitalize?: 'none' | 'words' | undefined
  /** The text in the box; reports typed text, not list choices. */
  text: string
  onText: (text: string) => void
  items: readonly ChoiceOption[]
  onPick: (value: string) => void
  /** Said in the list while it has no items; without it an empty list stays closed. */
  said?: ReactNode
  /** Name of the button that opens the whole list; without it the list opens by typing. */
  openLabel?: string | undefined
  /** Stands in the box before the text. */
  before?: ReactNode
  onLeave?: (() => void) | undefined
  /** Keys while no item of the list is lit. */
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined
  onPaste?: ((event: ClipboardEvent<HTMLInputElement>) => void) | undefined
  inputRef?: RefObject<HTMLInputElement | null> | undefined
  /** Set by `Suggest` itself. */
  takesFocus?: RefObject<boolean> | undefined
}

/** The box without its list: until the list's code is there, and where there is nothing to propose. */
export const PlainSuggest = ({ inUse, ...props }: SuggestProps & { inUse?: RefObject<boolean> }) => {
  const { label, aside, hint, error, className, id, before, openLabel } = props
  const using = (on: boolean) => {
    if (inUse) inUse.current = on
  }
  return (
    <Field label={label} aside={aside} hint={hint} error={error} className={className} id={id}>
      {(control) => (
        <span className="ui-input ui-suggest" data-many={before ? true : undefined}>
          {before}
          <input
            type="text"
            {...control}
            ref={props.inputRef}
            name={props.name}
            value={props.text}
            placeholder={props.placeholder}
            disabled={props.disabled}
            onChange={(event) => props.onText(event.target.value)}
            onKeyDown={props.onKeyDown}
            onPaste={props.onPaste}
            onFocus={() => using(true)}
            onBlur={() => {
              using(false)
              props.onLeave?.()
            }}
          />
          {openLabel && <Icon name="chevron-down" size={16} />}
        </span>
      )}
    </Field>
  )
}

/** A text field with a list below it. Its code is fetched when it is first shown; until then it is a plain field. */
export const Suggest = (props: SuggestProps) => {
  const inUse = useRef(false)
  return (
    <Suspense fallback={<PlainSuggest {...props} inUse={inUse} />}>
      <SuggestBox {...props} takesFocus={inUse} />
    </Suspense>
  )
}
