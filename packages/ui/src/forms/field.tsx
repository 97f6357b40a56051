import './field.css'
import { type ReactNode, useId } from 'react'
import { classNames } from '../foundation/class-names.ts'

export type FieldProps = {
  label: ReactNode
  /** Secondary text to the right of the label, such as "Optional". */
  aside?: ReactNode
  hint?: ReactNode
  /** The error message; if present, the field is marked invalid. The value stays. */
  error?: ReactNode
  className?: string
}

/** Set if the control has text it couldn't parse, and so no value: its form isn't submitted. */
export type Unread = { unread?: boolean | undefined }

type ControlProps = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

/** Label above, control, then hint or error, associated for assistive technology. */
export const Field = ({
  label,
  aside,
  hint,
  error,
  unread,
  className,
  id: givenId,
  children,
}: FieldProps & Unread & { id?: string | undefined; children: (control: ControlProps) => ReactNode }) => {
  const ownId = useId()
  const id = givenId ?? ownId
  const invalid = Boolean(error)
  const described = classNames(hint ? `${id}-hint` : undefined, invalid && `${id}-error`)
  return (
    <div
      className={classNames('ui-field', className)}
      data-invalid={invalid || undefined}
      data-unread={unread || undefined}
    >
      <label className="ui-field-label" htmlFor={id}>
        <span>{label}</span>
        {aside && <span className="ui-field-aside">{aside}</span>}
      </label>
      {children({ id, 'aria-invalid': invalid || undefined, 'aria-describedby': described || undefined })}
      {invalid && (
        <p id={`${id}-error`} className="ui-error">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="ui-hint">
          {hint}
        </p>
      )}
    </div>
  )
}
