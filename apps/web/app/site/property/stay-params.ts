import { defaultAdults, isPlainDate, type Party } from '@porchlight/contract'

/** The stay selected in the address of a property page; a missing date is empty. */
export type StaySelection = {
  arrive: string
  depart: string
  /** A check-out that is not after the check-in: shown, but not quoted. */
  tooEarly: string
  /** A date in the address is invalid. */
  unreadable: boolean
  party: Party
  promo: string
}

const whole = (search: URLSearchParams, name: string, most: number): number => {
  const number = Number(search.get(name) ?? 0)
  return Number.isInteger(number) && number > 0 ? Math.min(number, most) : 0
}

export const parseStay = (search: URLSearchParams): StaySelection => {
  const said = (name: string) => search.get(name) ?? ''
  const date = (name: string) => (isPlainDate(said(name)) ? said(name) : '')
  const arrive = date('arrive')
  const depart = date('depart')
  return {
    arrive,
    depart: arrive < depart ? depart : '',
    tooEarly: arrive < depart ? '' : depart,
    unreadable: said('arrive') !== arrive || said('depart') !== depart,
    party: {
      adults: whole(search, 'adults', 50) || defaultAdults,
      children: whole(search, 'children', 50),
      infants: whole(search, 'infants', 20),
      pets: whole(search, 'pets', 10),
    },
    promo: said('promo').slice(0, 40),
  }
}

/** The same for calls that price a stay; nothing without both dates. */
export const stayQueryOf = ({ arrive, depart, party }: StaySelection) =>
  arrive && depart ? { arrive, depart, ...party } : {}

/** The query after a change of the stay, without empty values. */
export const withStay = (search: URLSearchParams, change: Record<string, string | number>): URLSearchParams => {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change)) {
    if (value === '' || value === 0) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}
