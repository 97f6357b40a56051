import './video.css'
import { type ReactNode, useState } from 'react'
import { classNames } from '../foundation/class-names.ts'
import { Icon } from '../foundation/icon.tsx'

export type VideoSource = { src: string; type: string }
export type VideoCaptions = { src: string; language: string; label: string }

export type VideoProps = {
  /** The video's accessible name. */
  title: string
  /** The same video in several formats, best first. */
  sources: readonly VideoSource[]
  /** The address of the picture shown before it plays. */
  poster?: string
  captions?: readonly VideoCaptions[]
  /** Such as `16 / 9`. */
  ratio?: string
  words: {
    /** Shown if the browser can't play it (spec: 'Sorry, your browser doesn't support embedded videos.'). */
    unsupported: string
    /** The label of the link to the video file. */
    download: string
  }
  className?: string
}

const Unplayable = ({ sources, words }: Pick<VideoProps, 'sources' | 'words'>): ReactNode => (
  <>
    <span>{words.unsupported}</span>{' '}
    {sources[0] && (
      <a className="inline-link" href={sources[0].src} download>
        {words.download}
      </a>
    )}
  </>
)

/** A video with the browser's own controls. Nothing of it is loaded before someone presses play. */
export const Video = (props: VideoProps) => {
  const { title, sources, poster, captions = [], ratio = '16 / 9', words, className } = props
  const [failed, setFailed] = useState(false)
  if (failed)
    return (
      <div className={classNames('ui-video', className)} data-state="error" style={{ aspectRatio: ratio }}>
        <p className="ui-video-unplayable" role="status">
          <Icon name="film" size={28} />
          <span>
            <Unplayable sources={sources} words={words} />
          </span>
        </p>
      </div>
    )
  return (
    // biome-ignore lint/a11y/useMediaCaption: films of homes have captions when someone speaks in them
    <video
      className={classNames('ui-video', className)}
      aria-label={title}
      controls
      playsInline
      preload="none"
      poster={poster}
      style={{ aspectRatio: ratio }}
    >
      {sources.map((source, at) => (
        // Only an error of the last source means that none can be played.
        <source key={source.src} {...source} onError={at === sources.length - 1 ? () => setFailed(true) : undefined} />
      ))}
      {captions.map(({ src, language, label }, at) => (
        <track key={src} kind="captions" src={src} srcLang={language} label={label} default={at === 0} />
      ))}
      <Unplayable sources={sources} words={words} />
    </video>
  )
}
