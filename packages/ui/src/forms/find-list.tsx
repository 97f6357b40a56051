import './find-list.css'
import './options.css'
import { useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Input, SearchField } from 'react-aria-components/SearchField'
import { Icon } from '../foundation/icon.tsx'
import { type ChoiceOption, matching } from './choice-rules.ts'
import { OptionFace } from './option-face.tsx'
import { type SuggestionWords, saidOf, useSuggestions } from './use-suggestions.ts'

export type FindListProps = {
  label: string
  placeholder?: string
  /** Shown below the box before anything is typed, and while nothing else is known. */
  options: readonly ChoiceOption[]
  /** Finds matches for a text, best first. If it rejects, matching options are used instead. */
  lookUp: (text: string) => Promise<readonly ChoiceOption[]>
  onPick: (value: string) => void
  words: Omit<SuggestionWords, 'failed'>
}

/** A text box that accepts typing right away, with its matches always below it: for a separate popover or sheet. */
export const FindList = ({ label, placeholder = '', options, lookUp, onPick, words }: FindListProps) => {
  const [text, setText] = useState('')
  const { suggestions, ask } = useSuggestions(lookUp, 2)
  const type = (typed: string) => {
    setText(typed)
    ask(typed)
  }
  const items = suggestions.state === 'found' ? suggestions.items : matching(options, text)
  const said = saidOf(suggestions, { ...words, failed: words.none }) ?? words.none
  return (
    <div className="ui-find-list">
      <Autocomplete inputValue={text} onInputChange={type}>
        <SearchField aria-label={label} className="ui-input ui-find-list-box" autoFocus>
          <Icon name="search" size={18} />
          <Input placeholder={placeholder} />
        </SearchField>
        <ListBox
          className="ui-options"
          aria-label={label}
          items={items}
          selectionMode="none"
          onAction={(key) => onPick(String(key))}
          renderEmptyState={() => <p className="ui-options-said">{said}</p>}
        >
          {(option: ChoiceOption) => (
            <ListBoxItem id={option.value} textValue={option.label} className="ui-option">
              <OptionFace option={option} />
            </ListBoxItem>
          )}
        </ListBox>
      </Autocomplete>
      <p role="status" className="visually-hidden">
        {items.length === 0 && said}
      </p>
    </div>
  )
}
