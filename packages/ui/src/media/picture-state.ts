import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { whenNear } from './near-view.ts'

/** `idle` until it gets near the viewport, then `loading`, finally `loaded` or `error`. */
export type PictureState = 'idle' | 'loading' | 'loaded' | 'error'

export type PictureEvent = 'near' | 'load' | 'fail'

/** A loaded or failed picture stays that way. */
export const nextPictureState = (state: PictureState, event: PictureEvent): PictureState => {
  if (state === 'loaded' || state === 'error') return state
  if (event === 'near') return 'loading'
  return event === 'load' ? 'loaded' : 'error'
}

const never = () => () => {}

/**
 * True for server-rendered content: it is in the page with its address, so that it also shows without scripts, and the
 * browser's own lazy loading defers it. Content that a script renders later waits here instead.
 */
const useFromServer = (): boolean => {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [first] = useState(hydrating)
  return first
}

/** The picture's load result before hydration. */
const eventBefore = (img: HTMLImageElement | null): PictureEvent | null => {
  if (!img?.complete || !img.currentSrc) return null
  return img.naturalWidth > 0 ? 'load' : 'fail'
}

type Watched = {
  state: PictureState
  frame: RefObject<HTMLSpanElement | null>
  img: RefObject<HTMLImageElement | null>
  on: (event: PictureEvent) => void
}

/** The state of one picture; `now` for one that doesn't wait. */
export const usePictureState = (now: boolean): Watched => {
  const fromServer = useFromServer()
  const [stored, setState] = useState<PictureState>('idle')
  const state = stored === 'idle' && (now || fromServer) ? 'loading' : stored
  const frame = useRef<HTMLSpanElement>(null)
  const img = useRef<HTMLImageElement>(null)
  const on = (event: PictureEvent) => setState((before) => nextPictureState(before, event))
  useEffect(() => {
    const early = eventBefore(img.current)
    if (early) setState((before) => nextPictureState(before, early))
  }, [])
  useEffect(() => {
    if (state !== 'idle' || !frame.current) return
    return whenNear(frame.current, () => setState((before) => nextPictureState(before, 'near')))
  }, [state])
  return { state, frame, img, on }
}
