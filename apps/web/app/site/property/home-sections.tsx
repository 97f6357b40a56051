import type { Home } from '@porchlight/contract'
import { Icon } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { useFormats } from '#app/lib/formats.ts'
import { propertyWords } from '#app/lib/messages/site/property.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { RoomPlan } from './room-plan.tsx'
import { textLanguageOf } from './use-translated-home.tsx'

type Props = { home: Home }

export const Block = ({
  title,
  text,
  className,
  children,
}: {
  title: string
  text?: string
  className?: string
  children: ReactNode
}) => (
  <section className={`property-block ${className ?? ''}`}>
    <h2 className="t-h2">{title}</h2>
    {text && <p className="property-sub muted">{text}</p>}
    {children}
  </section>
)

/** Readings from measuring instruments. */
export const Facts = ({ home }: Props) => {
  const { day, count } = useFormats()
  const words = useWords(propertyWords)
  const [first, ...others] = home.facts
  if (!first) return null
  // One day for all of them is said once.
  const onOneDay = others.every(({ measuredOn }) => measuredOn === first.measuredOn)
  const dateOf = (fact: Home['facts'][number]) => words.measuredOn({ date: day(fact.measuredOn) })
  return (
    <Block title={words.measured} text={`${words.measuredText}${onOneDay ? ` ${dateOf(first)}.` : ''}`}>
      <dl className="property-facts num">
        {home.facts.map((fact) => (
          <div key={fact.code}>
            <dt>
              {fact.label}
              {fact.note && <small>{fact.note}</small>}
              {fact.readings.length > 0 && (
                <small className="property-read">{words.readings({ list: fact.readings.map(count).join(', ') })}</small>
              )}
              {!onOneDay && <small className="property-read">{dateOf(fact)}</small>}
            </dt>
            <dd>
              {count(fact.value)} <small>{fact.unit}</small>
            </dd>
          </div>
        ))}
      </dl>
    </Block>
  )
}

export const Rooms = ({ home }: Props) => {
  const words = useWords(propertyWords)
  const rooms = home.rooms.filter((room) => room.kind === 'bedroom')
  if (rooms.length === 0) return null
  return (
    <Block title={words.sleeping} text={words.sleepingText({ sleeps: home.sleeps, rooms: rooms.length })}>
      <ul className="property-rooms">
        {rooms.map((room) => (
          <li key={room.name}>
            <RoomPlan beds={room.beds} />
            <h3>{room.name}</h3>
            <p>
              {room.beds.map(({ kind, count }) => words.bed({ kind: words.beds[kind], number: count })).join(', ')}
              {room.floor && `. ${room.floor}`}
              {room.note && `. ${room.note}`}
            </p>
          </li>
        ))}
      </ul>
    </Block>
  )
}

export const Amenities = ({ home }: Props) => {
  const words = useWords(propertyWords)
  const groups = [...Map.groupBy(home.amenities, (amenity) => amenity.group)]
  if (groups.length === 0) return null
  return (
    <Block title={words.amenities}>
      <div className="property-amenities">
        {groups.map(([group, amenities]) => (
          <div key={group}>
            <h3>{group}</h3>
            <ul>
              {amenities.map(({ code, label }) => (
                <li key={code}>{label}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Block>
  )
}

export const Rules = ({ home }: Props) => {
  const { timeOfDay } = useFormats()
  const words = useWords(propertyWords)
  const rules = [
    words.arriveFrom({ arrive: timeOfDay(home.checkInTime), leave: timeOfDay(home.checkOutTime) }),
    home.petsAllowed ? words.dogsWelcome({ number: home.maxPets }) : words.noDogs,
    ...(home.asksIdentity ? [words.showsId] : []),
    ...home.houseRules,
  ]
  return (
    <Block title={words.rules}>
      <ul className="property-rules">
        {rules.map((rule, at) => (
          <li key={rule} lang={home.houseRules.includes(rule) ? textLanguageOf(home) : undefined}>
            <Icon name={at === 0 ? 'clock' : at === 1 ? 'paw' : 'info'} size={18} />
            {rule}
          </li>
        ))}
      </ul>
    </Block>
  )
}

export const Notes = ({ home }: Props) => {
  const words = useWords(propertyWords)
  if (home.honestNotes.length === 0) return null
  return (
    <Block title={words.honest} text={words.honestText} className="property-honest">
      <ol lang={textLanguageOf(home)}>
        {home.honestNotes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ol>
    </Block>
  )
}
