import './signature.css'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { classNames } from '../foundation/class-names.ts'
import { RadioGroup } from './radio-group.tsx'
import { isSameName } from './typed-names.ts'
import { TypedSignature } from './typed-signature.tsx'
import { useDrawing } from './use-drawing.ts'

/** A signature: the strokes as SVG and as a PNG address, or the name as it was typed. */
export type Signature = { kind: 'drawn'; svg: string; png: string } | { kind: 'typed'; name: string }

export type SignaturePadWords = {
  draw: string
  type: string
  /** Name of the sheet one signs on. */
  sheet: string
  /** Stands on the empty sheet. */
  signHere: string
  /** Said for readers of the screen when the sheet is signed and when it is empty. */
  signed: string
  empty: string
  undo: string
  clear: string
  /** Label of the field for the name, and what is said of another name. */
  typeName: string
  mismatch: string
}

export type SignaturePadProps = {
  legend: ReactNode
  value: Signature | null
  onChange: (value: Signature | null) => void
  /** Who signs: a typed signature must be this name. */
  name: string
  words: SignaturePadWords
  hint?: ReactNode
  error?: ReactNode
  disabled?: boolean
  className?: string
}

/** A signature by mouse, pen or finger; or by typing one's name, for everybody who works with a keyboard. */
export const SignaturePad = (props: SignaturePadProps) => {
  const { legend, value, onChange, name, words, hint, error, disabled, className } = props
  const id = useId()
  const [way, setWay] = useState<Signature['kind']>(value?.kind ?? 'drawn')
  const [typed, setTyped] = useState(value?.kind === 'typed' ? value.name : '')
  const choose = (chosen: string) => {
    setWay(chosen === 'typed' ? 'typed' : 'drawn')
    onChange(chosen === 'typed' && isSameName(typed, name) ? { kind: 'typed', name: typed } : null)
  }
  const write = (text: string) => {
    setTyped(text)
    onChange(isSameName(text, name) ? { kind: 'typed', name: text.trim() } : null)
  }
  return (
    <fieldset
      className={classNames('ui-signature', className)}
      aria-describedby={classNames(error ? `${id}-error` : undefined, hint ? `${id}-hint` : undefined) || undefined}
      disabled={disabled}
    >
      <legend>{legend}</legend>
      <RadioGroup
        legend={legend}
        hideLegend
        look="segments"
        value={way}
        onChange={choose}
        options={[
          { value: 'drawn', label: words.draw },
          { value: 'typed', label: words.type },
        ]}
      />
      {way === 'drawn' ? (
        <Sheet value={value} onChange={onChange} words={words} disabled={disabled} invalid={Boolean(error)} />
      ) : (
        <TypedSignature
          label={words.typeName}
          name={name}
          value={typed}
          onChange={write}
          mismatch={words.mismatch}
          disabled={disabled ?? false}
        />
      )}
      {error && (
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

type SheetProps = Pick<SignaturePadProps, 'value' | 'onChange' | 'words' | 'disabled'> & { invalid: boolean }

const Sheet = ({ value, onChange, words, disabled, invalid }: SheetProps) => {
  const { canvas, strokes, undo, clear } = useDrawing(value, onChange, disabled ?? false)
  const isEmpty = strokes === 0 && value === null
  return (
    <>
      <div className="ui-signature-sheet" data-invalid={invalid || undefined}>
        <canvas ref={canvas} role="img" aria-label={`${words.sheet}: ${isEmpty ? words.empty : words.signed}`} />
        {strokes === 0 && value?.kind === 'drawn' && <img src={value.png} alt="" />}
        {isEmpty && <span aria-hidden="true">{words.signHere}</span>}
      </div>
      <div className="ui-signature-acts">
        <Button look="link" size="small" icon="undo" disabled={disabled || strokes === 0} onClick={undo}>
          {words.undo}
        </Button>
        <Button look="link" size="small" disabled={disabled || isEmpty} onClick={clear}>
          {words.clear}
        </Button>
      </div>
    </>
  )
}
