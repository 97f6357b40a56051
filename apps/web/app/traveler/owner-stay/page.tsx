import '../prepare.css'
import { type OwnerStayInvitation, ownerStayByLink } from '@porchlight/contract'
import { Accordion, ButtonLink } from '@porchlight/ui'
import { data, href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats, zoneCity } from '#app/lib/formats.ts'
import { ownerStayWords } from '#app/lib/messages/traveler/owner-stay.ts'
import { prepareWords } from '#app/lib/messages/traveler/prepare.ts'
import { travelerWords } from '#app/lib/messages/traveler/trips.ts'
import { useWords, wordsIn } from '#app/lib/messages/words.ts'
import { pageMeta, spokenIn } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { TripScene } from '../trip-scene.tsx'
import type { Route } from './+types/page'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const answer = await context.get(pageRequest).api(ownerStayByLink, { params: { token: params.hash } })
  if (!answer.ok && answer.error.code === 'not_found') return data({ stay: null }, { status: 404 })
  return { stay: resultsOf(answer).stay }
}

/** The URL contains a secret, and the page a door code: not cached, not sent as referrer, not indexed. */
export const headers = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
})

export const meta = (args: Route.MetaArgs) => {
  const words = wordsIn(ownerStayWords, spokenIn(args))
  const stay = args.loaderData?.stay
  const title = stay ? words.title({ host: stay.host, home: stay.home.name }) : words.gone
  return pageMeta(args, { title, noindex: true })
}

type Shown = { stay: OwnerStayInvitation }

const Gone = () => {
  const words = useWords(ownerStayWords)
  return (
    <div className="wrap prepare">
      <h1 className="t-h1">{words.gone}</h1>
      <p className="t-lead">{words.goneText}</p>
      <ButtonLink href={href('/book-a-property/:mapOrAffiliate?')}>{words.browse}</ButtonLink>
    </div>
  )
}

const Rows = ({ className, rows }: { className: string; rows: readonly (readonly [string, string | null])[] }) => (
  <dl className={`${className} num`}>
    {rows.map(
      ([term, text]) =>
        text && (
          <div key={term}>
            <dt>{term}</dt>
            <dd data-content>{text}</dd>
          </div>
        ),
    )}
  </dl>
)

const Arriving = ({ stay: { home, arrive, depart } }: Shown) => {
  const { day, timeOfDay } = useFormats()
  const words = useWords(travelerWords)
  return (
    <section className="trip-block">
      <h2>{words.arriving}</h2>
      <p className="trip-note">{words.arrivingText({ city: zoneCity(home.timeZone) })}</p>
      <Rows
        className="trip-facts"
        rows={[
          [words.arrive, words.from({ date: day(arrive), time: timeOfDay(home.checkInTime) })],
          [words.leave, words.by({ date: day(depart), time: timeOfDay(home.checkOutTime) })],
          [words.address, home.address],
          [words.town, home.town],
        ]}
      />
    </section>
  )
}

const Access = ({ stay: { host, home, guide, keys } }: Shown) => {
  const { moment } = useFormats()
  const words = useWords(prepareWords)
  const own = useWords(ownerStayWords)
  return (
    <section className="trip-block">
      <h2>{words.keys}</h2>
      {keys.state === 'later' && <p>{own.later({ when: moment(keys.from, home.timeZone) })}</p>}
      {keys.state === 'none' && <p>{own.noAccess({ host })}</p>}
      {keys.state === 'open' && (
        <>
          <p className="trip-note">{own.keep}</p>
          <Rows
            className="trip-keys"
            rows={[
              [words.door, keys.doorCode],
              [words.wifi, guide?.wifiName ?? null],
              [words.wifiKey, keys.wifiKey],
            ]}
          />
        </>
      )}
    </section>
  )
}

const Guide = ({ stay: { guide, home } }: Shown) => {
  const words = useWords(prepareWords)
  if (!guide || (guide.directions === '' && guide.sections.length === 0)) return null
  const items = [
    ...(guide.directions
      ? [{ id: 'way', title: words.directions, content: <p data-content>{guide.directions}</p>, open: true }]
      : []),
    ...guide.sections.map(({ title, text }, at) => ({ id: String(at), title, content: <p data-content>{text}</p> })),
  ]
  return (
    <section className="trip-block">
      <h2>{words.guide}</h2>
      <div lang={home.language}>
        <Accordion className="trip-guide" items={items} />
      </div>
    </section>
  )
}

const Rules = ({ stay: { home } }: Shown) => {
  const words = useWords(ownerStayWords)
  if (home.houseRules.length === 0) return null
  return (
    <section className="trip-block">
      <h2>{words.rules}</h2>
      <ul className="trip-rules" lang={home.language}>
        {home.houseRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  )
}

/** `/stays/{hash}`: an owner stay, for a guest with their link. */
const OwnerStayPage = ({ loaderData: { stay } }: Route.ComponentProps) => {
  const { stayDates } = useFormats()
  const words = useWords(ownerStayWords)
  if (!stay) return <Gone />
  const { host, home } = stay
  return (
    <article>
      <TripScene image={home.image} evening={home.evening}>
        <h1 className="trip-title">{words.title({ host, home: home.name })}</h1>
        <p className="trip-lead num">
          {stayDates(stay)}, {home.town}
        </p>
      </TripScene>
      <div className="wrap trip-columns">
        <div>
          <Access stay={stay} />
          <Guide stay={stay} />
        </div>
        <div>
          <Arriving stay={stay} />
          <Rules stay={stay} />
        </div>
      </div>
    </article>
  )
}
export default OwnerStayPage
