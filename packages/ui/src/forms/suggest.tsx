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
  /** The text in the box; reports typed text, not list selections. */
  text: string
  onText: (text: string) => void
  items: readonly ChoiceOption[]
  onPick: (value: string) => void
  /** Shown in the list while it has no items; without it, an empty list stays closed. */
  said?: ReactNode
  /** The label of the button that opens the full list; without it, the list opens by typing. */
  openLabel?: string | undefined
  /** Shown in the box before the text. */
  before?: ReactNode
  onLeave?: (() => void) | undefined
  /** Key events while no list item is highlighted. */
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined
  onPaste?: ((event: ClipboardEvent<HTMLInputElement>) => void) | undefined
  inputRef?: RefObject<HTMLInputElement | null> | undefined
  /** Set by `Suggest` itself. */
  takesFocus?: RefObject<boolean> | undefined
}

/** The box without its list: until the list's code has loaded, and if there is nothing to suggest. */
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

/** A text field with a list below it. Its code is loaded when it is first shown; until then, it is a plain field. */
export const Suggest = (props: SuggestProps) => {
  const inUse = useRef(false)
  return (
    <Suspense fallback={<PlainSuggest {...props} inUse={inUse} />}>
      <SuggestBox {...props} takesFocus={inUse} />
    </Suspense>
  )
}
