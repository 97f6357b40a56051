import './signature.css'
import { Field, type FieldProps } from './field.tsx'
import { isSameName } from './typed-names.ts'
import { useLeft } from './use-left.ts'

export type TypedSignatureProps = FieldProps & {
  value: string
  onChange: (value: string) => void
  /** Who signs: what is typed must be this name. */
  name: string
  /** Said once another name has been typed. */
  mismatch: string
  disabled?: boolean
}

/** A signature by typing one's name, as good as one by hand: it needs a keyboard only. */
export const TypedSignature = (props: TypedSignatureProps) => {
  const { label, aside, hint, error, className, value, onChange, name, mismatch, disabled } = props
  const left = useLeft(value, error, (text) => (text.trim() === '' || isSameName(text, name) ? undefined : mismatch))
  return (
    <Field label={label} aside={aside} hint={hint} error={left.error} className={className}>
      {(control) => (
        <span className="ui-input ui-typed-signature" data-signed={isSameName(value, name) || undefined}>
          <input
            {...control}
            type="text"
            autoComplete="name"
            autoCapitalize="words"
            spellCheck={false}
            value={value}
            disabled={disabled}
            onChange={(event) => {
              left.change()
              onChange(event.target.value)
            }}
            onBlur={left.leave}
          />
        </span>
      )}
    </Field>
  )
}
