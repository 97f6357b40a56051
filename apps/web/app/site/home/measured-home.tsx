import type { Home } from '@porchlight/contract'
import { Icon, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { homeWords } from '#app/lib/messages/site/home.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Fact = Home['facts'][number]

const bars = { width: 320, height: 96, gap: 4 }

const barsOf = (readings: readonly number[]) => {
  const most = Math.max(...readings)
  const step = bars.width / readings.length
  return readings.map((reading, at) => {
    const height = Math.max(3, (reading / most) * bars.height)
    return { reading, x: at * step, y: bars.height - height, width: step - bars.gap, height }
  })
}

/** Each reading as a bar; the published one, which is the worst, is highlighted. */
const Readings = ({ fact, worst, label }: { fact: Fact; worst: number; label: string }) => (
  <svg
    className="home-readings"
    viewBox={`0 0 ${bars.width} ${bars.height}`}
    preserveAspectRatio="none"
    role="img"
    aria-label={label}
  >
    {barsOf(fact.readings).map(({ reading, ...place }) => (
      <rect key={place.x} {...place} data-lit={reading === worst || undefined} />
    ))}
  </svg>
)

type MeasuredHome = Pick<Home, 'name' | 'slug' | 'town' | 'facts'>

const shown = ['wifi', 'night_noise', 'water_walk']

/** Data of the section. */
export const findMeasuredHome = ({ name, slug, town, facts }: Home): MeasuredHome => ({
  name,
  slug,
  town,
  facts: facts.filter(({ code }) => shown.includes(code)),
})

/** Measured facts of one home. */
export const MeasuredHome = ({ home }: { home: MeasuredHome }) => {
  const { day, count } = useFormats()
  const words = useWords(homeWords)
  const { facts } = home
  const [first] = facts
  if (!first) return null
  return (
    <section className="home-section wrap">
      <div className="home-head" data-split="2-1">
        <h2 className="t-h1">{words.measuredTitle}</h2>
        <p className="muted">{words.measuredText({ name: home.name, date: day(first.measuredOn) })}</p>
      </div>
      <div className="home-facts num">
        {facts.map((fact) => {
          const worst = fact.code === 'wifi' ? Math.min(...fact.readings) : Math.max(...fact.readings)
          const range = words.readings({
            count: fact.readings.length,
            low: `${count(Math.min(...fact.readings))} ${fact.unit}`,
            high: `${count(Math.max(...fact.readings))} ${fact.unit}`,
          })
          return (
            <div key={fact.code}>
              <h3>{fact.label}</h3>
              <p className="t-figure">
                {count(fact.value)}
                <small>{fact.unit}</small>
              </p>
              {fact.readings.length > 1 && <Readings fact={fact} worst={worst} label={range} />}
              <p className="muted">{fact.note ?? (fact.readings.length > 1 ? range : home.town.name)}</p>
            </div>
          )
        })}
      </div>
      <UiLink className="inline-link home-more" href={href('/properties/:slug/:thirdParty?', { slug: home.slug })}>
        {words.measuredLink({ name: home.name })} <Icon name="arrow-right" size={18} />
      </UiLink>
    </section>
  )
}
