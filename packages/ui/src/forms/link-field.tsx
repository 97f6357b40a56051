import { TextField, type TextFieldProps } from './text-field.tsx'
import { useLeft } from './use-left.ts'

export type LinkFieldProps = Omit<TextFieldProps, 'type' | 'icon' | 'suffix' | 'value' | 'onChange'> & {
  value: string
  onChange: (value: string) => void
  /** What is wrong with an address, in words: asked once the field has been changed and left. */
  problemOf: (text: string) => string | undefined
}

/** The address a link leads to. */
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
