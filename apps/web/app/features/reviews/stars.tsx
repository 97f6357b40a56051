import { StarInput } from '@porchlight/ui'
import { useId } from 'react'

type Props = {
  label: string
  name: string
  value: number | undefined
  onChange: (stars: number) => void
  starLabel: (stars: number) => string
  error?: string | undefined
}

/** A star rating with a label; the error is shown below. */
export const Stars = ({ label, name, value, onChange, starLabel, error }: Props) => {
  const id = useId()
  return (
    <div className="review-stars" aria-describedby={error && id}>
      <span aria-hidden="true">{label}</span>
      <StarInput
        legend={label}
        name={name}
        {...(value !== undefined && { value })}
        onChange={onChange}
        starLabel={(stars) => starLabel(stars)}
      />
      {error && (
        <p className="ui-error" id={id} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
