import { type ChangeEvent, type ClipboardEvent, type DragEvent, type InputHTMLAttributes, useState } from 'react'
import { Icon } from '../foundation/icon.tsx'

type DropZoneProps = {
  control: InputHTMLAttributes<HTMLInputElement>
  accept: string | undefined
  multiple: boolean
  capture: 'environment' | 'user' | undefined
  disabled: boolean | undefined
  /** The prompt, or why it accepts nothing. */
  text: string
  words: { choose: string; camera: string }
  onFiles: (files: readonly File[]) => void
}

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

/**
 * The browser's own file input covers the whole zone: it can be pressed, dropped on, and focused like any other field.
 * The camera is a second input, because one that captures can't select files.
 */
export const DropZone = (props: DropZoneProps) => {
  const { control, accept, multiple, capture, disabled, text, words, onFiles } = props
  const [over, setOver] = useState(false)
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    // So that the same file can be selected again.
    currentTarget.value = ''
    onFiles(files)
  }
  const onDrop = (event: DragEvent) => {
    setOver(false)
    if (!holdsFiles(event)) return
    event.preventDefault()
    if (!disabled) onFiles([...event.dataTransfer.files])
  }
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    if (disabled || files.length === 0) return
    event.preventDefault()
    onFiles(files)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting add to what the input inside does
    <div
      className="ui-drop"
      data-over={over || undefined}
      data-disabled={disabled || undefined}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        if (!disabled) setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={onDrop}
      onPaste={onPaste}
    >
      <span className="ui-drop-choose">
        <Icon name="upload" size={22} />
        <span className="ui-drop-text">{text}</span>
        {!disabled && (
          <span className="ui-button" data-look="quiet" data-size="small" aria-hidden="true">
            {words.choose}
          </span>
        )}
        <input
          {...control}
          className="ui-drop-input"
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          onChange={onChange}
        />
      </span>
      {capture && !disabled && (
        <label className="ui-button ui-drop-camera" data-look="quiet" data-size="small">
          <Icon name="camera" size={18} />
          {words.camera}
          <input className="ui-drop-input" type="file" accept="image/*" capture={capture} onChange={onChange} />
        </label>
      )}
    </div>
  )
}
