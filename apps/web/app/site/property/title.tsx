import { type Home, renditionUrl } from '@porchlight/contract'
import { Breadcrumbs, Button, ButtonLink, toast } from '@porchlight/ui'
import { Gallery } from '@porchlight/ui/gallery'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { FavoriteButton } from '#app/features/favorites/favorite-button.tsx'
import { propertyWords } from '#app/lib/messages/site/property.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { textLanguageOf } from './use-translated-home.tsx'

type Props = { home: Home }

const share = async (home: Home, copied: string) => {
  const url = location.href
  if (navigator.share) await navigator.share({ title: home.name, url }).catch(() => {})
  else {
    await navigator.clipboard.writeText(url)
    toast({ message: copied })
  }
}

/** `note`: the translation note, if any; `compareHref`: the comparison with similar homes. */
export const Headline = ({ home, note, compareHref }: Props & { note?: ReactNode; compareHref?: string }) => {
  const words = useWords(propertyWords)
  const search = href('/book-a-property/:mapOrAffiliate?')
  return (
    <header className="property-head">
      <Breadcrumbs
        label={words.breadcrumbs}
        crumbs={[
          { label: words.allHomes, href: search },
          { label: home.town.name, href: `${search}?place=${home.town.id}` },
          { label: home.name },
        ]}
      />
      <div className="property-title">
        <div>
          <h1 className="t-title">{home.name}</h1>
          <p className="muted" lang={textLanguageOf(home)}>
            {home.headline}
          </p>
        </div>
        <div className="property-acts">
          <FavoriteButton home={home} />
          {compareHref && (
            <ButtonLink look="bare" icon="compare" href={compareHref}>
              {words.compare}
            </ButtonLink>
          )}
          <Button look="bare" icon="share" onClick={() => void share(home, words.linkCopied)}>
            {words.share}
          </Button>
        </div>
      </div>
      {note}
    </header>
  )
}

export const Pictures = ({ home }: Props) => {
  const words = useWords(propertyWords).pictures
  const evening = home.pictures.find((picture) => picture.shot === 'evening')
  const images = home.pictures.map((picture) => ({
    ...picture,
    evening: picture.shot === 'hero' ? (evening ?? null) : null,
  }))
  return (
    <Gallery
      images={images}
      srcOf={(src, width) => renditionUrl({ src }, width, 'webp')}
      words={{
        ...words,
        all: words.all({ number: images.length }),
        viewer: words.viewer({ name: home.name }),
        open: (alt) => words.open({ alt }),
        position: (number, of) => words.position({ number, of }),
      }}
    />
  )
}

export const Intro = ({ home }: Props) => {
  const words = useWords(propertyWords)
  const [first, ...rest] = home.description.split(/(?<=[.!?])\s+/)
  return (
    <section className="property-block">
      <p className="property-brief">
        <span>{words.guests({ number: home.sleeps })}</span>
        <span>{words.bedrooms({ number: home.bedrooms })}</span>
        <span>{words.bathrooms({ number: home.bathrooms })}</span>
        {home.petsAllowed && <span>{words.dogs({ number: home.maxPets })}</span>}
      </p>
      <div lang={textLanguageOf(home)}>
        <p className="t-intro">{first}</p>
        {rest.length > 0 && <p className="property-rest">{rest.join(' ')}</p>}
      </div>
    </section>
  )
}
