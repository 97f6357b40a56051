import { type KeyboardEvent, useState } from 'react'
import { Modal as AriaModal, Dialog, Heading, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../actions/button.tsx'
import type { GalleryModalProps } from './gallery.tsx'
import { Picture } from './picture.tsx'
import { flowOf, isNear, readyInModal, settleMilliseconds, slideByKey, type ThumbnailSize, wrapped } from './slides.ts'
import { Thumbnails } from './thumbnails.tsx'
import { useSettled } from './use-play.ts'
import { useZoom } from './use-zoom.ts'

type ViewerProps = Omit<GalleryModalProps, 'shown' | 'onShown' | 'thumbnails'> & {
  thumbnails: ThumbnailSize | null
  index: number
  onIndex: (index: number) => void
  onClose: () => void
}

const zoomKeys: Record<string, number> = { '+': 1.5, '=': 1.5, '-': 1 / 1.5 }

const GalleryViewer = (props: ViewerProps) => {
  const { images, words, thumbnails, index, onIndex, onClose, ...renditions } = props
  const count = images.length
  const { view, stage, handlers, whole, zoom, toggle } = useZoom((by) => go(wrapped(index + by, count)))
  const active = useSettled(index, settleMilliseconds)
  const [landed, setLanded] = useState(index)
  // Also when the index changes from outside: the next picture starts unzoomed.
  if (landed !== index) {
    setLanded(index)
    whole()
  }
  const go = (to: number) => onIndex(to)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const to = slideByKey(event.key, index, count, flowOf(event.currentTarget))
    const by = zoomKeys[event.key]
    if (to === null && by === undefined && event.key !== '0') return
    event.preventDefault()
    if (to !== null) go(to)
    else if (by === undefined) whole()
    else zoom(by)
  }
  const textOf = (at: number) => images[at]?.caption ?? images[at]?.alt
  const isEnlarged = view.scale > 1

  return (
    <ModalOverlay className="ui-viewer-veil" isOpen onOpenChange={(open) => open || onClose()}>
      <AriaModal className="ui-viewer">
        <Dialog>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the dialog's keys; every one also has a button */}
          <div className="ui-viewer-all" onKeyDown={onKeyDown}>
            <div className="ui-viewer-bar">
              <Heading slot="title" className="visually-hidden">
                {words.viewer}
              </Heading>
              <span aria-hidden="true">{words.position(index + 1, count)}</span>
              <span className="visually-hidden" aria-live="polite">
                {words.position(active + 1, count)}, {textOf(active)}
              </span>
              <IconButton
                icon={isEnlarged ? 'zoom-out' : 'zoom-in'}
                label={isEnlarged ? words.zoomOut : words.zoomIn}
                onClick={toggle}
              />
              <IconButton icon="close" label={words.close} onClick={onClose} />
            </div>
            <div className="ui-viewer-stage">
              <IconButton
                className="ui-viewer-step"
                data-to="back"
                icon="chevron-left"
                label={words.previous}
                onClick={() => go(wrapped(index - 1, count))}
              />
              <div ref={stage} className="ui-viewer-slides" data-enlarged={isEnlarged || undefined} {...handlers}>
                {images.map(
                  (image, at) =>
                    (at === index || isNear(at, active, count, readyInModal)) && (
                      <div
                        key={image.src}
                        className="ui-viewer-slide"
                        data-current={at === index || undefined}
                        aria-hidden={at !== index}
                        style={
                          at === index
                            ? { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }
                            : undefined
                        }
                      >
                        <Picture image={image} sizes="100vw" fit="contain" eager={at === index} ready {...renditions} />
                      </div>
                    ),
                )}
              </div>
              <IconButton
                autoFocus
                className="ui-viewer-step"
                data-to="on"
                icon="chevron-right"
                label={words.next}
                onClick={() => go(wrapped(index + 1, count))}
              />
            </div>
            <p className="ui-viewer-caption">{textOf(index)}</p>
            {thumbnails && (
              <Thumbnails
                images={images}
                label={words.viewer}
                size={thumbnails}
                shown={index}
                active={active}
                onGo={go}
                {...renditions}
              />
            )}
          </div>
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  )
}

// React.lazy asks for a default export.
// biome-ignore lint/style/noDefaultExport: see above
export default GalleryViewer
