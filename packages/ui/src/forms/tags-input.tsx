import './tags-input.css'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import type { ChoiceOption } from './choice-rules.ts'
import { ChosenChips } from './chosen-chips.tsx'
import type { FieldProps } from './field.tsx'
import { PlainSuggest, Suggest } from './suggest.tsx'
import { isParting, tagsIn, withTags } from './tag-rules.ts'
import { useHint } from './use-hint.ts'
import { type SuggestionWords, saidOf, useSuggestions } from './use-suggestions.ts'

export type TagsInputProps = Omit<FieldProps, 'label'> & {
  label: string
  value: readonly string[]
  onChange: (value: string[]) => void
  words: {
    /** Shown briefly on focus: how to add a tag. */
    add: string
    remove: (tag: string) => string
  }
  /** Finds existing tags by their beginning. */
  suggest?: (text: string) => Promise<readonly ChoiceOption[]>
  suggestWords?: SuggestionWords
  /** A tag's color, as six hex digits, looked up by the tag. */
  colorOf?: (tag: string) => string | undefined
  /** The maximum number of tags. */
  most?: number
  name?: string
  placeholder?: string
  disabled?: boolean
}

/** Short labels: typed one by one, pasted several at once, or selected from existing ones. */
export const TagsInput = (props: TagsInputProps) => {
  const { label, aside, hint, error, className, value, onChange, words, suggest, suggestWords, colorOf } = props
  const { most, name, placeholder, disabled } = props
  const [text, setText] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const tip = useHint(root)
  const { suggestions, ask, forget } = useSuggestions(suggest, 1)
  const found = suggestions.state === 'found' ? suggestions.items.filter(({ value: tag }) => !value.includes(tag)) : []

  const type = (typed: string) => {
    setText(typed)
    ask(typed)
  }
  const add = (more: string) => {
    setText('')
    forget()
    if (tagsIn(more).length > 0) onChange(withTags(value, tagsIn(more), most))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const typed = event.currentTarget.value
    if ((event.key === 'Enter' || isParting(event.key)) && typed.trim() !== '') {
      event.preventDefault()
      add(typed)
    }
    if (event.key === 'Backspace' && typed === '' && value.length > 0) {
      event.preventDefault()
      onChange(value.slice(0, -1))
    }
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text')
    if (tagsIn(pasted).length < 2) return
    event.preventDefault()
    add(pasted)
  }
  const chips = (
    <ChosenChips
      label={label}
      chosen={value.map((tag) => ({ value: tag, label: tag, data: { color: colorOf?.(tag) } }))}
      disabled={disabled}
      removeLabel={words.remove}
      onRemove={(gone) => onChange(value.filter((tag) => tag !== gone))}
      after={input}
    />
  )
  const shared = { label, aside, error, className, disabled, placeholder, text, onKeyDown, onPaste, onPick: add }
  const said = suggestWords && saidOf(suggestions, suggestWords)
  const Box = suggest ? Suggest : PlainSuggest
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears when the field inside is entered and left
    <div ref={root} className="ui-tags" onFocus={tip.onFocus} onBlur={tip.onBlur}>
      <Box
        {...shared}
        hint={hint ?? <span className="visually-hidden">{words.add}</span>}
        before={chips}
        inputRef={input}
        items={found}
        said={said}
        onText={type}
        onLeave={() => add(text)}
      />
      {tip.shown && (
        <span className="ui-tags-tip" role="tooltip">
          {words.add}
        </span>
      )}
      {name && value.map((tag) => <input key={tag} type="hidden" name={name} value={tag} />)}
    </div>
  )
}
