import type { ConciergeOrder } from '@porchlight/contract'
import { ButtonLink, Status, type StatusState } from '@porchlight/ui'
import { href } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { conciergeWords } from '#app/lib/messages/traveler/concierge.ts'
import { useWords } from '#app/lib/messages/words.ts'

export const markOf: Record<ConciergeOrder['state'], StatusState> = {
  ordered: 'waiting',
  to_pay: 'yours',
  booked: 'done',
  declined: 'off',
  canceled: 'off',
}

/** The guest's orders, newest first. One that needs approval links to its page with its own label. */
export const Orders = ({ orders }: { orders: readonly ConciergeOrder[] }) => {
  const words = useWords(conciergeWords)
  const { day, money } = useFormats()
  if (orders.length === 0) return null
  return (
    <section className="concierge-orders" aria-labelledby="orders-title">
      <h2 id="orders-title">{words.orders}</h2>
      <ul className="concierge-list num">
        {orders.map(({ id, service, on, people, price, state, stay }) => (
          <li key={id}>
            <div>
              <h3 data-content>{service}</h3>
              <p className="muted">
                {day(on)}, {words.party({ number: people })}, {stay.home}
              </p>
              <p>
                <Status state={markOf[state]}>{words.states[state]}</Status>
              </p>
            </div>
            <div className="concierge-price">
              {price ? money(price) : words.quoted}
              <ButtonLink
                size="small"
                look={state === 'to_pay' ? 'primary' : 'quiet'}
                href={href('/travelers/concierge/orders/:id/payment', { id: String(id) })}
              >
                {state === 'to_pay' ? words.see : words.show}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
