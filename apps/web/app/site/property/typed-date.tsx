import { type ComponentProps, useState } from 'react'

type Props = Pick<ComponentProps<'input'>, 'name'> & {
  label: string
  value: string
  /** The id of its error message. */
  problem?: string | undefined
  onDate: () => void
  onTouchEnd: ComponentProps<'label'>['onTouchEnd']
}

/**
 * The browser's date field, which preserves its input until the page has read it. The first digits of a year form a
 * date long ago, which isn't reported. It has no `min`: changing that while a year is typed makes the browser drop the
 * digits typed so far.
 */
export const TypedDate = ({ label, problem, value, onDate, onTouchEnd, ...rest }: Props) => {
  const [[typed, instead], setTyped] = useState([value, value])
  if (instead !== value) setTyped([value, value])
  return (
    <label onTouchEnd={onTouchEnd}>
      <span>{label}</span>
      <input
        {...rest}
        type="date"
        value={typed}
        aria-invalid={!!problem}
        aria-describedby={problem}
        onChange={({ target }) => {
          setTyped([target.value, value])
          if (!target.value.startsWith('0')) onDate()
        }}
      />
    </label>
  )
}
