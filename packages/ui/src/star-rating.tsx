import './ways.css'
import { useId } from 'react'
import { Icon } from './icon.tsx'

/** A given rating; `label` says it in words, such as "4.9 of 5". */
export const StarRating = ({ value, max = 5, label }: { value: number; max?: number; label: string }) => (
  <span className="ui-stars" role="img" aria-label={label}>
    {Array.from({ length: max }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the first star is always the first
      <Icon key={index} name="star" size={16} filled={index < Math.round(value)} />
    ))}
  </span>
)

export type StarInputProps = {
  legend: string
  name: string
  max?: number
  value?: number
  onChange?: (value: number) => void
  starLabel: (stars: number) => string
}

/** A rating to give, with arrow keys or a press. */
export const StarInput = ({ legend, name, max = 5, value, onChange, starLabel }: StarInputProps) => {
  const id = useId()
  return (
    <fieldset>
      <legend className="visually-hidden">{legend}</legend>
      {/* Drawn from the highest down, so that a star can light those before it. */}
      <span className="ui-star-input">
        {Array.from({ length: max }, (_, index) => max - index).map((stars) => (
          <label key={stars} htmlFor={`${id}-${stars}`}>
            <input
              id={`${id}-${stars}`}
              type="radio"
              name={name}
              value={stars}
              {...(value === undefined ? {} : { checked: stars === value })}
              aria-label={starLabel(stars)}
              onChange={() => onChange?.(stars)}
            />
            <Icon name="star" size={26} />
          </label>
        ))}
      </span>
    </fieldset>
  )
}
