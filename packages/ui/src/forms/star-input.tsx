import './star-input.css'
import { useId } from 'react'
import { earlyChoice } from '../foundation/early-choice.ts'
import { Icon } from '../foundation/icon.tsx'

export type StarInputProps = {
  legend: string
  name: string
  max?: number
  value?: number
  onChange?: (value: number) => void
  starLabel: (stars: number) => string
}

/** A rating input, with arrow keys or a press. */
export const StarInput = ({ legend, name, max = 5, value, onChange, starLabel }: StarInputProps) => {
  const id = useId()
  return (
    <fieldset ref={earlyChoice}>
      <legend className="visually-hidden">{legend}</legend>
      <span className="ui-star-input">
        {Array.from({ length: max }, (_, index) => index + 1).map((stars) => (
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
