import './file-uploader.css'
import { type CSSProperties, useId, useState } from 'react'
import { Field, type FieldProps } from './field.tsx'
import type { Downscale } from './file-uploader-downscale.ts'
import { DropZone } from './file-uploader-drop.tsx'
import type { MediaFile } from './file-uploader-files.ts'
import { UploadNotices } from './file-uploader-notices.tsx'
import { type SendFile, type UploadWords, useUploads } from './file-uploader-queue.ts'
import { type RefusalReason, type UploaderSize, type UploadLimits, uploaderThumbnails } from './file-uploader-rules.ts'
import { useSorting } from './file-uploader-sorting.ts'
import { UploadTile } from './file-uploader-tile.tsx'

export { isUploading, type MediaFile, type Sent } from './file-uploader-files.ts'
export type { SendFile, UploadTarget } from './file-uploader-queue.ts'

export type FileUploaderWords = UploadWords & {
  /** Shown in the drop zone, such as "Drop pictures here or choose them." */
  drop: string
  choose: string
  camera: string
  /** Shown in the drop zone: why no more can be added. */
  full: string
  move: (name: string) => string
  /** How to move a file with the keyboard. */
  moveHint: string
  moved: (name: string, place: number, of: number) => string
  remove: (name: string) => string
  removed: (name: string) => string
  /** Next to an uploading file. */
  percent: (percent: number) => string
  progress: (name: string) => string
  /** Below the name of an uploaded file: its size. */
  bytes: (bytes: number) => string
  /** Next to the size of a file that waits to be sent. */
  waits?: string
  /** `accepted` are the file types the uploader takes, such as PNG. */
  refused: (name: string, reason: RefusalReason, accepted: readonly string[]) => string
  /** The names of files that failed for the same reason, and the reason. */
  failedFiles: (names: readonly string[], reason: string) => string
  dismiss: string
}

export type FileUploaderProps = FieldProps &
  UploadLimits & {
    value: readonly MediaFile[]
    onChange: (value: readonly MediaFile[]) => void
    send: SendFile
    /** The upload address, in place of the one derived from `accept`. */
    url?: string
    words: FileUploaderWords
    size?: UploaderSize
    /** Larger pictures are scaled down before sending; null sends them unchanged. */
    downscale?: Downscale | null
    /** Whether the order matters and can be changed. */
    sortable?: boolean
    /** Offers the camera: rear or front. */
    capture?: 'environment' | 'user'
    disabled?: boolean
    id?: string
  }

/** Values the spec doesn't define, for pictures viewed on a screen. */
export const usualDownscale: Downscale = { longest: 2000, quality: 0.6 }

/**
 * Files that are selected, dropped, pasted, or photographed, uploaded immediately, and shown with their thumbnails in a
 * customizable order.
 */
export const FileUploader = (props: FileUploaderProps) => {
  const { label, aside, hint, error, className, id, value, words, size = 'default', most, sortable = true } = props
  const [said, setSaid] = useState('')
  const uploads = useUploads({ ...props, downscale: props.downscale === undefined ? usualDownscale : props.downscale })
  const hintId = useId()
  const sorting = useSorting(value, (next, moved, place) => {
    uploads.change(next)
    setSaid(words.moved(moved.name, place + 1, next.length))
  })
  const isFull = most !== undefined && value.length >= most
  const remove = ({ id: removed, name }: MediaFile) => {
    uploads.drop(removed)
    setSaid(words.removed(name))
  }

  return (
    <Field label={label} aside={aside} hint={hint} error={error} className={className} id={id}>
      {(control) => (
        <div
          className="ui-uploader"
          data-size={size}
          style={{ '--thumbnail': `${uploaderThumbnails[size]}px` } as CSSProperties}
        >
          {value.length > 0 && (
            <ul ref={sorting.list} className="ui-uploads">
              {value.map((file, at) => (
                <UploadTile
                  key={uploads.keyOf(file.id)}
                  file={file}
                  share={uploads.shareOf(file.id)}
                  words={words}
                  grip={sortable && !props.disabled && value.length > 1 ? { hintId, ...sorting.grip(file, at) } : null}
                  dragged={sorting.dragged === file.id}
                  onRemove={props.disabled ? null : () => remove(file)}
                />
              ))}
            </ul>
          )}
          <DropZone
            control={control}
            accept={props.accept}
            multiple={most !== 1}
            capture={props.capture}
            disabled={props.disabled || isFull}
            text={isFull ? words.full : words.drop}
            words={words}
            onFiles={uploads.add}
          />
          <UploadNotices uploads={uploads} accept={props.accept} words={words} />
          <span id={hintId} hidden>
            {words.moveHint}
          </span>
          <span className="visually-hidden" role="status">
            {said}
          </span>
        </div>
      )}
    </Field>
  )
}
