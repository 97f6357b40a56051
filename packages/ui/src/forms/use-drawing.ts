import { useCallback, useEffect, useRef, useState } from 'react'
import type Pad from 'signature_pad'
import type { Signature } from './signature-pad.tsx'

/** Ink of every signature, whatever the theme: it ends on paper. The evening turns it over on the screen. */
const ink = '#1c1814'

/** Fits the canvas to the sheet and the screen's dots; what was drawn stays. */
const fitTo = (canvas: HTMLCanvasElement, pad: Pad) => {
  const strokes = pad.toData()
  const ratio = Math.max(1, devicePixelRatio)
  canvas.width = canvas.offsetWidth * ratio
  canvas.height = canvas.offsetHeight * ratio
  canvas.getContext('2d')?.scale(ratio, ratio)
  pad.fromData(strokes)
}

/** Drawing on a canvas. The library is fetched when the sheet is shown; a value emptied from outside empties the sheet. */
export const useDrawing = (value: Signature | null, onChange: (value: Signature | null) => void, disabled: boolean) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<Pad>(undefined)
  const [strokes, setStrokes] = useState(0)
  const told = useRef(onChange)
  told.current = onChange

  const tell = useCallback(() => {
    const drawn = pad.current
    if (!drawn) return
    setStrokes(drawn.toData().length)
    told.current(drawn.isEmpty() ? null : { kind: 'drawn', svg: drawn.toSVG(), png: drawn.toDataURL('image/png') })
  }, [])

  useEffect(() => {
    const sheet = canvas.current
    if (!sheet || disabled) return
    const shown = new AbortController()
    const watched = new ResizeObserver(() => pad.current && fitTo(sheet, pad.current))
    import('signature_pad').then(
      ({ default: SignaturePad }) => {
        if (shown.signal.aborted) return
        pad.current = new SignaturePad(sheet, { penColor: ink, minWidth: 0.8, maxWidth: 2.6 })
        pad.current.addEventListener('endStroke', tell)
        watched.observe(sheet)
      },
      // Without it the sheet stays blank; the name can be typed.
      () => undefined,
    )
    return () => {
      shown.abort()
      watched.disconnect()
      pad.current?.off()
      pad.current = undefined
    }
  }, [disabled, tell])

  useEffect(() => {
    if (value !== null || !pad.current || pad.current.isEmpty()) return
    pad.current.clear()
    setStrokes(0)
  }, [value])

  const undo = () => {
    pad.current?.fromData(pad.current.toData().slice(0, -1))
    tell()
  }
  const clear = () => {
    pad.current?.clear()
    setStrokes(0)
    told.current(null)
  }
  return { canvas, strokes, undo, clear }
}
