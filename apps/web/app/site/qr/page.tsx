import './qr.css'
import { qrOfHome } from '@porchlight/contract'
import { Button, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { qrWords } from '#app/lib/messages/site/qr.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import QrCode from '#app/lib/qr-code.tsx'
import { pageRequest } from '#app/lib/request-context.ts'
import { useSite } from '#app/lib/session.ts'
import type { Route } from './+types/page'

export const loader = async ({ context, params: { propertyId, hash } }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(qrOfHome, { params: { id: propertyId, link: hash } }))

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { noindex: true, ...(args.loaderData && { title: args.loaderData.home.name }) })

/** `/properties/{propertyId}/qr/{hash}`: a QR code of a home's short link, to print or display. */
const QrPage = ({ loaderData: { home, path } }: Route.ComponentProps) => {
  const words = useWords(qrWords)
  const { publicUrl } = useSite()
  const address = new URL(path, publicUrl)
  return (
    <section className="wrap qr-page">
      <div className="qr-sheet">
        {home.image && (
          <HomePicture
            image={home.image}
            evening={home.evening}
            sizes="(width <= 768px) 100vw, 480px"
            ratio="3 / 2"
            silent
          />
        )}
        <div className="qr-text">
          <h1 className="t-h1">{home.name}</h1>
          <p className="t-lead">{home.town}</p>
        </div>
        <QrCode className="qr-code" text={address.href} label={words.code({ home: home.name })} />
        <p className="t-small muted">{words.how}</p>
        <p className="qr-address num" data-content>
          {address.host}
          {address.pathname}
        </p>
      </div>
      <div className="qr-acts">
        <Button icon="print" onClick={() => window.print()}>
          {words.print}
        </Button>
        <UiLink className="inline-link" href={href('/properties/:slug/:thirdParty?', { slug: home.slug })}>
          {words.see({ home: home.name })}
        </UiLink>
      </div>
    </section>
  )
}
export default QrPage
