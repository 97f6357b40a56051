import { TextField, type TextFieldProps } from './text-field.tsx'
import { useLeft } from './use-left.ts'

export type LinkFieldProps = Omit<TextFieldProps, 'type' | 'icon' | 'suffix' | 'value' | 'onChange'> & {
  value: string
  onChange: (value: string) => void
  /** The error message for an address; called once the field has changed and lost focus. */
  problemOf: (text: string) => string | undefined
}

/** The address of a link. */
export const LinkField = ({ problemOf, value, onChange, error, onBlur, ...field }: LinkFieldProps) => {
  const left = useLeft(value, error, problemOf)
  return (
    <TextField
      inputMode="url"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      icon="link"
      value={value}
      error={left.error}
      onChange={(text) => {
        left.change()
        onChange(text)
      }}
      onBlur={(event) => {
        left.leave()
        onBlur?.(event)
      }}
    />
  )
}
