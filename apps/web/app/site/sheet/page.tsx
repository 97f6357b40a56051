import '../property/property.css'
import './sheet.css'
import { type Home, homeSheet } from '@porchlight/contract'
import { Button, ButtonLink } from '@porchlight/ui'
import { data, href } from 'react-router'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { sheetWords } from '#app/lib/messages/site/sheet.ts'
import { useWords, wordsIn } from '#app/lib/messages/words.ts'
import { pageMeta, spokenIn } from '#app/lib/meta.ts'
import QrCode from '#app/lib/qr-code.tsx'
import { pageRequest } from '#app/lib/request-context.ts'
import { useSite } from '#app/lib/session.ts'
import { Arrival } from '../property/arrival.tsx'
import { HomeDetails } from '../property/home-details.tsx'
import { textLanguageOf } from '../property/use-translated-home.tsx'
import type { Route } from './+types/page'

export const loader = async ({ context, params: { propertyId, hash, addresHash } }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const query = { hash, ...(addresHash && { addressHash: addresHash }) }
  const answer = await api(homeSheet, { params: { id: propertyId }, query })
  // A malformed hash matches no home.
  if (!answer.ok && answer.error.code === 'invalid_input') throw data(null, { status: 404 })
  return resultsOf(answer)
}

export const meta = (args: Route.MetaArgs) => {
  const home = args.loaderData?.home
  return pageMeta(args, {
    noindex: true,
    ...(home && { title: wordsIn(sheetWords, spokenIn(args)).title({ name: home.name }) }),
  })
}

const picturesShown = 3

const Pictures = ({ home: { pictures } }: { home: Home }) => (
  <div className="sheet-pictures">
    {pictures.slice(0, picturesShown).map((picture, at) => (
      <HomePicture
        key={picture.src}
        image={picture}
        sizes={at === 0 ? '(width > 992px) 720px, 100vw' : '(width > 992px) 360px, 50vw'}
        eager={at === 0}
      />
    ))}
  </div>
)

const Address = ({ address }: { address: { text: string; lat: number; lng: number } }) => {
  const words = useWords(sheetWords)
  const place = `${address.lat.toFixed(5)}, ${address.lng.toFixed(5)}`
  return (
    <section className="property-block">
      <h2 className="t-h2">{words.address}</h2>
      <address data-content>{address.text}</address>
      <p className="num muted">{place}</p>
    </section>
  )
}

/**
 * `/offline/{propertyId}/{hash}/{addresHash?}`: a one-page sheet of a home, to print or share, even before it is live
 * and while it is paused (open question A6); for holders of the link that includes the address, with the address.
 */
const SheetPage = ({ loaderData: { home, isLive, address } }: Route.ComponentProps) => {
  const words = useWords(sheetWords)
  const { publicUrl } = useSite()
  const path = href('/properties/:slug/:thirdParty?', { slug: home.slug })
  return (
    <article className="property sheet wrap">
      <header className="sheet-head">
        <div>
          <p className="muted">{[home.town.name, home.region].join(', ')}</p>
          <h1 className="t-title">{home.name}</h1>
          <p className="muted" lang={textLanguageOf(home)}>
            {home.headline}
          </p>
        </div>
        <div className="sheet-acts">
          {isLive && <ButtonLink href={path}>{words.toHome}</ButtonLink>}
          <Button onClick={() => print()}>{words.print}</Button>
        </div>
        {isLive && (
          <QrCode className="sheet-code" text={new URL(path, publicUrl).href} label={words.code({ name: home.name })} />
        )}
      </header>
      <Pictures home={home} />
      <div className="sheet-facts">
        {address && <Address address={address} />}
        <HomeDetails home={home} />
        {!address && <Arrival home={home} />}
      </div>
    </article>
  )
}
export default SheetPage
