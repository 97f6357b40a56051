import type { ContentBlock, ContentImage } from '@porchlight/contract'
import { Carousel } from '@porchlight/ui'
import { lazy, Suspense } from 'react'
import { contentWords } from '#app/lib/messages/site/content.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { usePictureOf } from './body-context.ts'
import { ContentPicture, contentRenditions } from './content-picture.tsx'

type Block<T extends ContentBlock['type']> = Extract<ContentBlock, { type: T }>

const VerticalGallery = lazy(() =>
  import('@porchlight/ui/vertical-gallery').then((module) => ({ default: module.VerticalGallery })),
)

const Figure = ({ image, sizes, ratio }: { image: ContentImage; sizes: string; ratio?: string }) => {
  const picture = usePictureOf()(image)
  if (!picture) return null
  return (
    <figure className="content-figure">
      <ContentPicture image={picture} sizes={sizes} {...(ratio && { ratio })} />
      {image.caption && <figcaption>{image.caption}</figcaption>}
    </figure>
  )
}

const sizesOf = { text: '(width <= 768px) 100vw, 680px', wide: '(width <= 768px) 100vw, 90vw', full: '100vw' } as const

export const ImageBlock = ({ image, width }: Block<'image'>) => (
  <div className="content-image" data-width={width}>
    <Figure image={image} sizes={sizesOf[width]} ratio={width === 'full' ? '2 / 1' : '3 / 2'} />
  </div>
)

/** Two side by side, the first larger; more in rows. */
export const GalleryBlock = ({ images }: Block<'gallery'>) => (
  <div className="content-gallery" data-pair={images.length === 2 || undefined}>
    {images.map((image) => (
      <Figure key={`${image.pictureId} ${image.caption}`} image={image} sizes="(width <= 768px) 100vw, 50vw" />
    ))}
  </div>
)

export const VerticalGalleryBlock = ({ images }: Block<'vertical_gallery'>) => {
  const words = useWords(contentWords)
  const pictureOf = usePictureOf()
  const shown = images.flatMap((image) => {
    const picture = pictureOf(image)
    return picture ? [{ ...picture, ...(image.caption && { caption: image.caption }) }] : []
  })
  if (shown.length === 0) return null
  return (
    <div className="content-vertical">
      <Suspense fallback={<div className="content-waiting" aria-busy="true" />}>
        <VerticalGallery
          images={shown}
          words={{
            viewer: words.pictures,
            open: (alt) => words.openPicture({ alt }),
            position: (number, of) => words.position({ number, of }),
            previous: words.previous,
            next: words.next,
            zoomIn: words.zoomIn,
            zoomOut: words.zoomOut,
            close: words.close,
          }}
          {...contentRenditions}
        />
      </Suspense>
    </div>
  )
}

export const CarouselBlock = ({ title, images }: Block<'carousel'>) => {
  const words = useWords(contentWords)
  return (
    <div className="content-carousel">
      <Carousel
        label={title}
        slideTime={0}
        slides={images.map((image, at) => ({
          id: `${image.pictureId} ${at}`,
          content: <Figure image={image} sizes="(width <= 768px) 100vw, 90vw" ratio="16 / 9" />,
        }))}
        words={{
          role: words.carousel,
          slideRole: words.slide,
          position: (number, of) => words.position({ number, of }),
          goTo: (number) => words.goTo({ number }),
          previous: words.previous,
          next: words.next,
          pause: words.pause,
          play: words.play,
        }}
      />
    </div>
  )
}
