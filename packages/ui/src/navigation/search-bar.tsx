import './search-bar.css'
import type { ButtonHTMLAttributes, FormHTMLAttributes, ReactNode, Ref } from 'react'
import { Button } from '../actions/button.tsx'
import { classNames } from '../foundation/class-names.ts'

export type SearchBarProps = FormHTMLAttributes<HTMLFormElement> & {
  /** One line of 50 px for a page header. */
  compact?: boolean
  goLabel: string
  children: ReactNode
}

/** Three segments and a button. The segments are buttons that open a panel, or fields of a plain form. */
export const SearchBar = ({ compact, goLabel, className, children, ...form }: SearchBarProps) => (
  <search>
    <form {...form} className={classNames('ui-search', className)} data-compact={compact || undefined}>
      {children}
      <div className="ui-search-go">
        <Button
          views
          type="submit"
          look={compact ? 'bare' : 'primary'}
          icon="search"
          aria-label={compact ? goLabel : undefined}
        >
          {compact ? undefined : goLabel}
        </Button>
      </div>
    </form>
  </search>
)

export type SearchSegmentProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  label: string
  /** The selection in words; if empty, the placeholder is shown. */
  chosen: string
  placeholder: string
  open?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A segment that opens a popover or a sheet. */
export const SearchSegment = ({ label, chosen, placeholder, open, className, ...button }: SearchSegmentProps) => (
  <button
    type="button"
    {...button}
    className={classNames('ui-search-segment', className)}
    aria-haspopup="dialog"
    aria-expanded={Boolean(open)}
  >
    <span className="ui-search-label">{label}</span>
    <span className="ui-search-value" data-empty={chosen ? undefined : ''}>
      {chosen || placeholder}
    </span>
  </button>
)

export type SearchSelectProps = {
  label: string
  name: string
  defaultValue?: string
  /** The label for no selection. */
  emptyText: string
  options: readonly { value: string; label: string }[]
}

/** A segment with a list of options; works without scripts. */
export const SearchSelect = ({ label, name, defaultValue, emptyText, options }: SearchSelectProps) => (
  <SearchField label={label}>
    <select name={name} defaultValue={defaultValue}>
      <option value="">{emptyText}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </SearchField>
)

/** A segment with a field: takes one input as its child. */
export const SearchField = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
  <label className="ui-search-segment">
    <span className="ui-search-label">{label}</span>
    {children}
  </label>
)
