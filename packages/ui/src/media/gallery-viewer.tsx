import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { Modal as AriaModal, Dialog, Heading, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../actions/button.tsx'
import type { GalleryProps } from './gallery.tsx'
import { Picture } from './picture.tsx'

type ViewerProps = GalleryProps & { index: number; onIndex: (index: number) => void; onClose: () => void }

/** Pixels a finger must travel before it counts as a swipe. */
const swipeDistance = 50
/** Slides kept ready on either side of the current one. */
const preloaded = 2

const keySteps: Record<string, number | 'first' | 'last'> = { ArrowLeft: -1, ArrowRight: 1, Home: 'first', End: 'last' }

const GalleryViewer = ({ images, words, index, onIndex, onClose, ...renditions }: ViewerProps) => {
  const startX = useRef<number | null>(null)
  const count = images.length
  const go = (step: number) => onIndex((index + step + count) % count)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = keySteps[event.key]
    if (step === undefined) return
    event.preventDefault()
    if (step === 'first') onIndex(0)
    else if (step === 'last') onIndex(count - 1)
    else go(step)
  }
  const onPointerUp = (event: PointerEvent) => {
    const travelled = startX.current === null ? 0 : event.clientX - startX.current
    startX.current = null
    if (Math.abs(travelled) >= swipeDistance) go(travelled < 0 ? 1 : -1)
  }
  const near = (at: number) => Math.min(Math.abs(at - index), count - Math.abs(at - index)) <= preloaded
  const current = images[index]
  return (
    <ModalOverlay className="ui-viewer-veil" isOpen onOpenChange={(open) => open || onClose()}>
      <AriaModal className="ui-viewer">
        <Dialog>
          <div className="ui-viewer-bar">
            <Heading slot="title" className="visually-hidden">
              {words.viewer}
            </Heading>
            <span aria-live="polite">{words.position(index + 1, count)}</span>
            <IconButton icon="close" label={words.close} onClick={onClose} />
          </div>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the dialog's keys and swipes; every step also has a button */}
          <div
            className="ui-viewer-stage"
            onKeyDown={onKeyDown}
            onPointerDown={(event) => {
              startX.current = event.clientX
            }}
            onPointerUp={onPointerUp}
          >
            <IconButton
              className="ui-viewer-step"
              data-to="back"
              icon="chevron-left"
              label={words.previous}
              onClick={() => go(-1)}
            />
            {images.map(
              (image, at) =>
                near(at) && (
                  <div
                    key={image.src}
                    className="ui-viewer-slide"
                    data-current={at === index || undefined}
                    aria-hidden={at !== index}
                  >
                    <Picture image={image} sizes="100vw" fit="contain" eager={at === index} {...renditions} />
                  </div>
                ),
            )}
            <IconButton
              autoFocus
              className="ui-viewer-step"
              data-to="on"
              icon="chevron-right"
              label={words.next}
              onClick={() => go(1)}
            />
          </div>
          <p className="ui-viewer-caption">{current?.caption ?? current?.alt}</p>
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  )
}

// React.lazy asks for a default export.
// biome-ignore lint/style/noDefaultExport: see above
export default GalleryViewer
