import '../checkout.css'
import '../split/split.css'
import { cardForm, type ShareRequest, shareByLink } from '@porchlight/contract'
import { ButtonLink } from '@porchlight/ui'
import { data, href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { splitWords } from '#app/lib/messages/traveler/split.ts'
import { useWords, wordsIn } from '#app/lib/messages/words.ts'
import { pageMeta, spokenIn } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { HomeImage } from '../home-image.tsx'
import type { Route } from './+types/page'
import { PayShare } from './pay-share.tsx'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const [answer, taker] = await Promise.all([api(shareByLink, { params: { token: params.hash } }), api(cardForm)])
  if (!answer.ok && answer.error.code === 'not_found') return data({ share: null, taker: null }, { status: 404 })
  return { ...resultsOf(answer), taker: resultsOf(taker) }
}

/** The address is a secret: not cached, not sent as a referrer, and not indexed. */
export const headers = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
})

export const meta = (args: Route.MetaArgs) => {
  const words = wordsIn(splitWords, spokenIn(args))
  const share = args.loaderData?.share
  return pageMeta(args, { title: share ? words.hostAsks(share) : words.closed, noindex: true })
}

const Closed = () => {
  const words = useWords(splitWords)
  return (
    <div className="checkout-wrap checkout split">
      <div>
        <h1 className="checkout-title">{words.closed}</h1>
        <p className="muted checkout-lead">{words.closedText}</p>
        <ButtonLink href={href('/book-a-property/:mapOrAffiliate?')}>{words.browseHomes}</ButtonLink>
      </div>
    </div>
  )
}

const Said = ({ title, text }: { title: string; text: string }) => (
  <div role="status">
    <h2 className="t-card">{title}</h2>
    <p className="muted">{text}</p>
  </div>
)

/** Shown when nothing is left to pay. */
const Settled = ({ share }: { share: ShareRequest }) => {
  const words = useWords(splitWords)
  const { host, booked, state } = share
  if (state === 'paid')
    return <Said title={words.thanks} text={booked ? words.thanksBooked({ host }) : words.thanksWaiting({ host })} />
  if (state === 'refunded') return <Said title={words.shareRefunded} text={words.shareRefundedText} />
  return <Said title={words.nothing} text={words.nothingText({ host })} />
}

const HomeSummary = ({ share: { home } }: { share: ShareRequest }) => (
  <aside className="checkout-summary">
    <div className="checkout-card">
      <HomeImage home={home} />
      <div className="checkout-card-body">
        <h2 className="t-card">{home.name}</h2>
        <p className="checkout-card-meta">{home.town}</p>
      </div>
    </div>
  </aside>
)

/** `/travelers/shares/{hash}`: a share of a split payment, by link. */
export default function SharePage({ loaderData: { share, taker }, params: { hash } }: Route.ComponentProps) {
  const words = useWords(splitWords)
  const { money, moment, stayDates } = useFormats()
  if (!share || !taker) return <Closed />
  const { home, amount, total, missing, until, state, booked } = share
  const payable = state === 'open' || state === 'paying'
  return (
    <div className="checkout-wrap checkout split">
      <div>
        <h1 className="checkout-title">{words.hostAsks(share)}</h1>
        <p className="muted num checkout-lead">{words.shareLead({ home: home.name, dates: stayDates(share) })}</p>
        <dl className="split-facts num">
          <dt>{words.yourShare}</dt>
          <dd>{money(amount)}</dd>
          <dt>{words.ofPrice}</dt>
          <dd>{money(total)}</dd>
        </dl>
        {payable ? (
          <>
            <p className="split-note num">
              {booked || !until
                ? words.waitsNot
                : words.waits({ moment: moment(until, home.timeZone), missing: money(missing) })}
            </p>
            <PayShare token={hash} share={share} taker={taker} />
          </>
        ) : (
          <Settled share={share} />
        )}
      </div>
      <HomeSummary share={share} />
    </div>
  )
}
