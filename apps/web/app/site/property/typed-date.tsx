import { type ComponentProps, useState } from 'react'

type Props = Pick<ComponentProps<'input'>, 'name'> & {
  label: string
  value: string
  /** The id of what is wrong with it. */
  problem?: string | undefined
  onDate: () => void
  onTouchEnd: ComponentProps<'label'>['onTouchEnd']
}

/**
 * The browser's date field, which holds what is typed until the page has heard of it. The first digits of a year make a
 * date of long ago, which nobody hears of. It has no `min`: one that changes while a year is typed makes the browser forget
 * the digits typed so far.
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
