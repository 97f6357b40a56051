import './field.css'
import { type ReactNode, useId } from 'react'
import { classNames } from '../foundation/class-names.ts'
import type { FieldProps, Unread } from './field.tsx'

type GroupProps = FieldProps &
  Unread & {
    children: (part: { 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }) => ReactNode
  }

/** The frame of a field made of several controls: like `Field`, with a legend instead of the label. */
export const FieldGroup = ({ label, aside, hint, error, unread, className, children }: GroupProps) => {
  const id = useId()
  const invalid = Boolean(error)
  const described = classNames(hint ? `${id}-hint` : undefined, invalid && `${id}-error`)
  return (
    <fieldset
      className={classNames('ui-field', className)}
      data-invalid={invalid || undefined}
      data-unread={unread || undefined}
    >
      <legend className="ui-field-legend">
        <span className="ui-field-label">
          <span>{label}</span>
          {aside && <span className="ui-field-aside">{aside}</span>}
        </span>
      </legend>
      {children({ 'aria-invalid': invalid || undefined, 'aria-describedby': described || undefined })}
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
    </fieldset>
  )
}
