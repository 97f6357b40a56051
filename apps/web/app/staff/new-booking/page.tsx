import '../staff.css'
import './new-booking.css'
import { dateIn, type FoundPerson, homeCards, isPlainDate, quoteById, staffPerson } from '@porchlight/contract'
import { PageHead, UiLink } from '@porchlight/ui'
import { useState } from 'react'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { staffBookingsWords } from '#app/lib/messages/staff/bookings.ts'
import { newBookingWords } from '#app/lib/messages/staff/new-booking.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { type PageRequest, pageRequest } from '#app/lib/request-context.ts'
import type { ChosenHome } from '../homes-field.tsx'
import type { Route } from './+types/page'
import { emptyBooking } from './fields.ts'
import { GuestPart } from './guest-part.tsx'
import { PricePart } from './price-part.tsx'
import { SendPart } from './send-part.tsx'
import { StayPart } from './stay-part.tsx'
import { useNewBooking } from './use-new-booking.ts'

const isId = (text: string): boolean => /^\d{1,15}$/.test(text)

/** A price in the address, as checkout passes it on. */
const pricedStay = async (api: PageRequest['api'], id: string, hash: string) => {
  const { quote, home } = resultsOf(await api(quoteById, { params: { id, hash } }))
  const { adults, children, infants, pets } = quote.party
  return {
    home: { id: quote.homeId, name: home.name },
    stay: { arrive: quote.arrive, depart: quote.depart, adults, children, infants, pets },
  }
}

/** A home and nights in the address, as the calendar selects them. */
const selectedStay = async (api: PageRequest['api'], search: URLSearchParams) => {
  const [quote, hash] = [search.get('quote') ?? '', search.get('hash') ?? '']
  if (isId(quote) && hash !== '') return pricedStay(api, quote, hash)
  const [ids, arrive, depart] = [search.get('home') ?? '', search.get('arrive') ?? '', search.get('depart') ?? '']
  const { homes } = isId(ids) ? resultsOf(await api(homeCards, { query: { ids } })) : { homes: [] }
  const stay = isPlainDate(arrive) && isPlainDate(depart) && arrive < depart ? { arrive, depart } : {}
  return { home: homes[0] ? { id: homes[0].id, name: homes[0].name } : null, stay }
}

/** A person in the address, as their page selects them; null without the permission to read it. */
const selectedGuest = async (api: PageRequest['api'], id: string) => {
  const answer = isId(id) ? await api(staffPerson, { params: { id } }) : undefined
  if (!answer?.ok) return {}
  const { id: guestId, firstName, lastName, email, phone } = answer.results.person
  return { guestId, firstName, lastName, email, phone: phone ?? '' }
}

/** A home, nights, and a guest in the address prefill the form. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const search = new URL(request.url).searchParams
  const { api, site } = context.get(pageRequest)
  const [stay, guest] = await Promise.all([selectedStay(api, search), selectedGuest(api, search.get('guest') ?? '')])
  return { today: dateIn(site.timeZone, new Date()), ...stay, guest }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/bookings/new`: a guest, a stay, its price, and the offer that books it. */
const NewBookingPage = ({ loaderData: { today, home, stay, guest } }: Route.ComponentProps) => {
  const words = useWords(newBookingWords)
  const bookings = useWords(staffBookingsWords)
  const [named, setNamed] = useState<ChosenHome | null>(home)
  const form = useNewBooking({ ...stay, ...guest, homeId: home?.id ?? null })
  const nameHome = (chosen: ChosenHome | null) => {
    setNamed(chosen)
    form.change('homeId', chosen?.id ?? null)
    form.change('addOns', [])
  }
  const choose = (person: FoundPerson | null) => {
    const [firstName = '', ...rest] = person?.name.split(' ') ?? []
    const { phone } = person ?? emptyBooking
    form.change('guestId', person?.id ?? null)
    form.change('firstName', firstName)
    form.change('lastName', rest.join(' '))
    form.change('email', person?.email ?? '')
    form.change('phone', phone ?? '')
  }
  return (
    <>
      <PageHead
        over={<UiLink href={href('/staff/bookings')}>{bookings.title}</UiLink>}
        title={words.title}
        lead={words.lead}
      />
      <form method="post" noValidate className="staff-split new-booking" onSubmit={form.submit(form.send)}>
        <div>
          <GuestPart form={form} onChoose={choose} />
          <StayPart form={form} today={today} named={named} onNamed={nameHome} />
        </div>
        <div>
          <PricePart form={form} />
          <SendPart form={form} />
        </div>
      </form>
    </>
  )
}
export default NewBookingPage
