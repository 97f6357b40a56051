import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { MediaFile } from './file-uploader-files.ts'
import { movedTo, placeByKey } from './file-uploader-rules.ts'

type Settle = (next: readonly MediaFile[], moved: MediaFile, place: number) => void
type Place = { clientX: number; clientY: number }

const isOver = ({ clientX, clientY }: Place, item: Element): boolean => {
  const { left, right, top, bottom } = item.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}

/** Moving a file by its handle: dragged over another file, it takes that one's place; the arrow keys do the same. */
export const useSorting = (value: readonly MediaFile[], settle: Settle) => {
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const move = (file: MediaFile, to: number) => {
    const from = value.indexOf(file)
    if (to !== from) settle(movedTo(value, from, to), file, to)
  }

  // On the window: the handle itself is removed and reinserted as its file moves, and would lose the touch.
  useEffect(() => {
    const file = value.find(({ id }) => id === dragged)
    if (!file) return
    const onMove = (event: Place) => {
      const over = [...(list.current?.children ?? [])].findIndex((item) => isOver(event, item))
      if (over >= 0) move(file, over)
    }
    const onEnd = () => setDragged(null)
    window.addEventListener('pointermove', onMove)
    window.addEventListener('pointerup', onEnd)
    window.addEventListener('pointercancel', onEnd)
    return () => {
      window.removeEventListener('pointermove', onMove)
      window.removeEventListener('pointerup', onEnd)
      window.removeEventListener('pointercancel', onEnd)
    }
  })

  const grip = (file: MediaFile, at: number) => ({
    onKeyDown: (event: KeyboardEvent) => {
      const flow = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
      const to = placeByKey(event.key, at, value.length, flow)
      if (to === null) return
      event.preventDefault()
      move(file, to)
    },
    onPointerDown: ({ button }: PointerEvent) => {
      if (button === 0) setDragged(file.id)
    },
  })
  return { list, dragged, grip }
}
