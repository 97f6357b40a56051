import '../overlays/popover.css'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button, ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Icon } from '../foundation/icon.tsx'
import type { ChoiceOption } from './choice-rules.ts'
import { Field } from './field.tsx'
import { OptionFace } from './option-face.tsx'
import type { SuggestProps } from './suggest.tsx'

/** The option last selected; undefined once typing continues. The list closes when it changes. */
const usePicked = ({ onText, onPick }: Pick<SuggestProps, 'onText' | 'onPick'>) => {
  const [picked, setPicked] = useState<string | null>(null)
  return {
    picked,
    type: (text: string) => {
      setPicked(null)
      onText(text)
    },
    pick: (key: unknown) => {
      const taken = typeof key === 'string' ? key : null
      setPicked(taken)
      if (taken !== null && taken !== picked) onPick(taken)
    },
  }
}

const SuggestBox = (props: SuggestProps) => {
  const { label, aside, hint, error, className, id, name, text, items, said, openLabel, before } = props
  const { picked, type, pick } = usePicked(props)
  const own = useRef<HTMLInputElement>(null)
  const input = props.inputRef ?? own
  // It replaces a plain field that may have been in use: text typed there also opens the list.
  const [typedBefore] = useState(() => props.takesFocus?.current === true && text !== '')
  useEffect(() => {
    if (props.takesFocus?.current) input.current?.focus()
  }, [props.takesFocus, input])
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const lit = event.currentTarget.getAttribute('aria-activedescendant')
    if (!lit) props.onKeyDown?.(event)
  }
  return (
    <Field label={label} aside={aside} hint={hint} error={error} className={className} id={id}>
      {(control) => (
        <ComboBox
          id={control.id}
          aria-label={label}
          aria-describedby={control['aria-describedby']}
          isInvalid={control['aria-invalid'] ?? false}
          isDisabled={props.disabled ?? false}
          isRequired={props.required ?? false}
          validationBehavior="aria"
          items={items}
          inputValue={text}
          menuTrigger={typedBefore ? 'focus' : 'input'}
          onInputChange={type}
          value={picked}
          onChange={pick}
          allowsCustomValue
          allowsEmptyCollection={said !== undefined}
          onBlur={() => props.onLeave?.()}
        >
          <Group className="ui-input ui-suggest" data-many={before ? true : undefined}>
            {before}
            <Input
              ref={input}
              name={name}
              placeholder={props.placeholder}
              onKeyDown={onKeyDown}
              onPaste={props.onPaste}
              autoCapitalize={props.autoCapitalize}
            />
            {openLabel && (
              <Button className="ui-suggest-open" aria-label={openLabel}>
                <Icon name="chevron-down" size={16} />
              </Button>
            )}
          </Group>
          <Popover className="ui-popover ui-options-box" offset={6}>
            <ListBox className="ui-options" renderEmptyState={() => <p className="ui-options-said">{said}</p>}>
              {(item: ChoiceOption) => (
                <ListBoxItem
                  id={item.value}
                  textValue={item.label}
                  isDisabled={item.disabled ?? false}
                  className="ui-option"
                >
                  <OptionFace option={item} />
                </ListBoxItem>
              )}
            </ListBox>
          </Popover>
          <p role="status" className="visually-hidden">
            {items.length === 0 && said}
          </p>
        </ComboBox>
      )}
    </Field>
  )
}

// React.lazy asks for a default export.
// biome-ignore lint/style/noDefaultExport: see above
export default SuggestBox
