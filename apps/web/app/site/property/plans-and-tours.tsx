import './plans-and-tours.css'
import type { Home, MediaItem } from '@porchlight/contract'
import { PdfItem, Picture, type PictureImage, Press, TourItem } from '@porchlight/ui'
import { GalleryModal } from '@porchlight/ui/gallery'
import { useState } from 'react'
import { homeRenditions } from '#app/features/home-picture/home-picture.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { plansWords } from '#app/lib/messages/site/plans.ts'
import { propertyWords } from '#app/lib/messages/site/property.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { Block } from './home-sections.tsx'
import { textLanguageOf } from './use-translated-home.tsx'

type Plan = MediaItem & { picture: NonNullable<MediaItem['picture']> }

const isPlan = (item: MediaItem): item is Plan => item.picture !== null

const imageOf = ({ picture, title }: Plan): PictureImage => ({ ...picture, alt: title })

/** Maximum height on the page, in pixels; full screen when opened. */
const tallest = 620

const Drawing = ({ plan, onOpen }: { plan: Plan; onOpen: () => void }) => {
  const words = useWords(plansWords)
  const { width, height } = plan.picture
  return (
    <Press
      className="plans-drawing"
      aria-label={words.enlarge({ title: plan.title })}
      style={{ maxWidth: (tallest * width) / height }}
      onClick={onOpen}
    >
      <Picture
        image={imageOf(plan)}
        sizes="(width <= 768px) 100vw, 760px"
        ratio={`${width} / ${height}`}
        silent
        {...homeRenditions}
      />
    </Press>
  )
}

/** The provider's frame, loaded on request; or a document. */
const Elsewhere = ({ item }: { item: MediaItem }) => {
  const words = useWords(plansWords)
  const { decimal } = useFormats()
  const { title, url, name } = item
  if (item.type === 'pdf') {
    const detail = words.pdf({ size: decimal(Math.max((item.size ?? 0) / 1_000_000, 0.1), 1) })
    return <PdfItem title={title} url={url} hosts={[]} detail={detail} words={{ show: '', open: words.download }} />
  }
  const show = item.type === 'tour' ? words.startTour : words.playFilm
  return (
    <TourItem
      title={title}
      url={url}
      // The server only sends allowed providers; the content security policy frames no others.
      hosts={[new URL(url).hostname]}
      detail={words.asks({ provider: name })}
      words={{ show, open: show }}
    />
  )
}

/** Floor plans, tours, and videos. No request goes to a provider before the visitor starts one. */
const PlansAndTours = ({ home }: { home: Home }) => {
  const words = useWords(plansWords)
  const { pictures } = useWords(propertyWords)
  const [shown, setShown] = useState<number | null>(null)
  const plans = home.items.filter(isPlan)
  return (
    <Block title={words.title}>
      <ul className="plans">
        {home.items.map((item) => (
          <li key={item.id} lang={textLanguageOf(home)}>
            {isPlan(item) ? (
              <>
                <Drawing plan={item} onOpen={() => setShown(plans.indexOf(item))} />
                <h3>{item.title}</h3>
              </>
            ) : (
              <Elsewhere item={item} />
            )}
            {item.description && <p className="muted">{item.description}</p>}
          </li>
        ))}
      </ul>
      <GalleryModal
        images={plans.map(imageOf)}
        shown={shown}
        onShown={setShown}
        thumbnails={null}
        srcOf={homeRenditions.srcOf}
        words={{
          ...pictures,
          viewer: words.viewer({ home: home.name }),
          position: (number, of) => pictures.position({ number, of }),
        }}
      />
    </Block>
  )
}
// React.lazy asks for a default export.
export default PlansAndTours
