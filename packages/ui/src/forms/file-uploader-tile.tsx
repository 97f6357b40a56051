import type { KeyboardEventHandler, PointerEventHandler } from 'react'
import { IconButton } from '../actions/button.tsx'
import { Icon } from '../foundation/icon.tsx'
import type { FileUploaderWords } from './file-uploader.tsx'
import type { MediaFile } from './file-uploader-files.ts'
import { kindOf } from './file-uploader-rules.ts'

type Grip = {
  hintId: string
  onKeyDown: KeyboardEventHandler
  onPointerDown: PointerEventHandler
}

type TileProps = {
  file: MediaFile
  share: number
  words: FileUploaderWords
  /** Null if the order can't be changed. */
  grip: Grip | null
  dragged: boolean
  /** Null if the list is locked. */
  onRemove: (() => void) | null
}

const icons = { picture: 'picture', film: 'film', document: 'document' } as const

const Ring = ({ name, share, words }: { name: string; share: number; words: FileUploaderWords }) => {
  const percent = Math.round(share * 100)
  return (
    <span
      className="ui-upload-ring"
      role="progressbar"
      aria-label={words.progress(name)}
      aria-valuenow={percent}
      aria-valuetext={words.percent(percent)}
    >
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="18" />
        <circle cx="20" cy="20" r="18" pathLength="100" strokeDasharray={`${percent} 100`} />
      </svg>
      <span aria-hidden="true">{words.percent(percent)}</span>
    </span>
  )
}

export const UploadTile = ({ file, share, words, grip, dragged, onRemove }: TileProps) => {
  const { name, thumbnail, data } = file
  const size = data && !data.uploading ? [words.bytes(data.file.size), data.waits && words.waits].filter(Boolean) : null
  return (
    <li className="ui-upload" data-uploading={data?.uploading || undefined} data-dragged={dragged || undefined}>
      {grip && <GripButton {...grip} label={words.move(name)} />}
      <span className="ui-upload-thumbnail">
        {thumbnail ? <img src={thumbnail} alt="" draggable={false} /> : <Icon name={icons[kindOf(name)]} size={26} />}
        {data?.uploading && <Ring name={name} share={share} words={words} />}
      </span>
      <span className="ui-upload-text">
        <span className="ui-upload-name" title={name}>
          {name}
        </span>
        {size && <span className="ui-upload-size num">{size.join(' · ')}</span>}
      </span>
      {onRemove && (
        <IconButton
          className="ui-upload-remove"
          icon="close"
          iconSize={18}
          label={words.remove(name)}
          onClick={onRemove}
        />
      )}
    </li>
  )
}

const GripButton = ({ hintId, label, ...handlers }: Grip & { label: string }) => (
  <button type="button" className="ui-upload-grip" aria-label={label} aria-describedby={hintId} {...handlers}>
    <Icon name="grip" size={20} />
  </button>
)
