import './options.css'
import { useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Input, SearchField } from 'react-aria-components/SearchField'
import { Button } from '../actions/button.tsx'
import { Icon } from '../foundation/icon.tsx'
import { type ChoiceOption, hasSearch, matching, withAll, withNone, withShown } from './choice-rules.ts'
import type { MultiSelectProps } from './multi-select.tsx'
import { OptionFace } from './option-face.tsx'

type ListProps = Pick<MultiSelectProps, 'label' | 'options' | 'value' | 'onChange' | 'words'> & {
  search: boolean | undefined
  onDone: () => void
}

const MultiSelectList = ({ label, options, value, onChange, words, search, onDone }: ListProps) => {
  const [query, setQuery] = useState('')
  const searches = hasSearch(options.length, search)
  const shown = matching(options, query)
  const list = (
    <ListBox
      className="ui-options"
      aria-label={label}
      selectionMode="multiple"
      selectionBehavior="toggle"
      escapeKeyBehavior="none"
      autoFocus={searches ? false : 'first'}
      items={shown}
      selectedKeys={value}
      onSelectionChange={(keys) =>
        onChange(
          keys === 'all'
            ? withAll(options, shown, value)
            : withShown(options, shown, value, new Set([...keys].map(String))),
        )
      }
      renderEmptyState={() => <p className="ui-options-said">{words.none}</p>}
    >
      {(option: ChoiceOption) => (
        <ListBoxItem
          id={option.value}
          textValue={option.label}
          isDisabled={option.disabled ?? false}
          className="ui-option ui-multi-option"
        >
          <span className="ui-multi-mark">
            <Icon name="check" size={14} />
          </span>
          <OptionFace option={option} />
        </ListBoxItem>
      )}
    </ListBox>
  )
  return (
    <>
      {searches ? (
        <Autocomplete inputValue={query} onInputChange={setQuery}>
          <SearchField aria-label={words.search} className="ui-multi-search" autoFocus>
            <Icon name="search" size={18} />
            <Input placeholder={words.search} />
          </SearchField>
          {list}
        </Autocomplete>
      ) : (
        list
      )}
      <div className="ui-multi-foot">
        {options.length > 0 && (
          <>
            <Button views look="link" size="small" onClick={() => onChange(withAll(options, shown, value))}>
              {words.all}
            </Button>
            <Button views look="link" size="small" onClick={() => onChange(withNone(options, value))}>
              {words.clear}
            </Button>
          </>
        )}
        <Button views size="small" onClick={onDone}>
          {words.done}
        </Button>
      </div>
    </>
  )
}

// React.lazy asks for a default export.
// biome-ignore lint/style/noDefaultExport: see above
export default MultiSelectList
