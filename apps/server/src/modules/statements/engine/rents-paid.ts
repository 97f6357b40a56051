import type { PlainDate } from '@porchlight/contract'

/** The effect of one entry on an owner's account of one home, oldest first. Amounts in minor units. */
export type RentMove = {
  entryId: number
  /** The entry this one reverses. */
  reverses: number | null
  on: PlainDate
  homeId: number
  /** The booking. */
  stay: number | null
  /** Positive: the owner has more. */
  net: number
  /** Their part of the rent before commission; 0 if it isn't rent. Below zero if deducted or refunded. */
  gross: number
}

/** A part of a rent that reached its owner or was used for them; below zero if paid rent was reversed. */
export type RentPaid = { entryId: number; homeId: number; on: PlainDate; net: number; gross: number }

type Part = { net: number; gross: number }
/** `paidOn`: the last day a part of it was paid. */
type Earned = RentMove & { left: number; grossLeft: number; paidOn: PlainDate }
/** `ahead`: what was paid or charged before there was rent to pay it with, and when; oldest first. */
type Home = { open: Earned[]; ahead: { left: number; on: PlainDate }[] }

const laterOf = (one: PlainDate, other: PlainDate): PlainDate => (one > other ? one : other)

/**
 * Reversed payments and charges count as if they never happened, and so do their reversals. Rents are reversed below.
 */
const status = (moves: readonly RentMove[]): RentMove[] => {
  const rents = new Set(
    moves.filter(({ gross, reverses }) => gross !== 0 && reverses === null).map((one) => one.entryId),
  )
  const undone = new Set(moves.flatMap(({ reverses }) => reverses ?? []))
  return moves.filter(({ entryId, reverses }) =>
    reverses === null ? rents.has(entryId) || !undone.has(entryId) : rents.has(reverses),
  )
}

const partOf = (earned: Earned, net: number): number =>
  net === earned.left ? earned.grossLeft : Math.round((earned.grossLeft * net) / earned.left)

/**
 * Computes when which part of which rent was paid (R54): every payout and charge uses up what the home had earned,
 * oldest first, along with the same part of the rent before commission, on the later of its own date and the rent's.
 * Rent also counts as paid when a repair is deducted from it (Treas. Reg. §1.6041-1(f): what is withheld for fees and
 * expenses counts as paid). What was paid before any rent counts when the rent arrives; rent that is reversed or
 * refunded to the guest after it was paid is deducted on that day.
 */
export const rentsPaid = (moves: readonly RentMove[]): RentPaid[] => {
  const homes = new Map<number, Home>()
  const known = new Map<string, Earned>()
  const paid: RentPaid[] = []

  const remember = (earned: Earned): void => {
    known.set(`${earned.entryId} ${earned.homeId}`, earned)
  }
  const pay = (home: Home, earned: Earned, net: number, usedOn: PlainDate): void => {
    const on = laterOf(usedOn, earned.on)
    earned.paidOn = laterOf(on, earned.paidOn)
    const gross = partOf(earned, net)
    paid.push({ entryId: earned.entryId, homeId: earned.homeId, on, net, gross })
    earned.left -= net
    earned.grossLeft -= gross
    if (earned.left === 0) home.open = home.open.filter((one) => one !== earned)
  }
  const use = (home: Home, amount: number, on: PlainDate): void => {
    let left = amount
    while (left > 0 && home.open[0]) {
      const net = Math.min(left, home.open[0].left)
      pay(home, home.open[0], net, on)
      left -= net
    }
    if (left > 0) home.ahead.push({ left, on })
  }
  const earn = (home: Home, move: RentMove): void => {
    const earned = { ...move, left: move.net, grossLeft: move.gross, paidOn: move.on }
    remember(earned)
    home.open.push(earned)
    while (earned.left > 0 && home.ahead[0]) {
      const [first] = home.ahead
      const net = Math.min(first.left, earned.left)
      first.left -= net
      if (first.left === 0) home.ahead.shift()
      pay(home, earned, net, first.on)
    }
  }
  /** Rent used up by commission and fees is paid when it is earned; anything beyond it is paid by other rents. */
  const withhold = (home: Home, move: RentMove): void => {
    remember({ ...move, net: 0, left: 0, grossLeft: 0, paidOn: move.on })
    paid.push({ entryId: move.entryId, homeId: move.homeId, on: move.on, net: 0, gross: move.gross })
    use(home, -move.net, move.on)
  }
  const unpay = (home: Home, { entryId, homeId }: RentMove, { net, gross }: Part, on: PlainDate): void => {
    if (net === 0 && gross === 0) return
    paid.push({ entryId, homeId, on, net: -net, gross: -gross })
    use(home, net, on)
  }
  const reverse = (home: Home, earned: Earned, on: PlainDate): void => {
    home.open = home.open.filter((one) => one !== earned)
    unpay(
      home,
      earned,
      { net: earned.net - earned.left, gross: earned.gross - earned.grossLeft },
      laterOf(on, earned.paidOn),
    )
  }
  /** Returns part of a rent to the guest: first what was unpaid of their stay, then what was paid, on that day. */
  const giveBack = (home: Home, move: RentMove): void => {
    let [net, gross] = [-move.net, -move.gross]
    const stay = home.open.filter((one) => move.stay !== null && one.stay === move.stay && one.gross > 0)
    for (const earned of stay) {
      const part = Math.min(net, earned.left)
      const grossPart = Math.min(gross, earned.grossLeft)
      net -= part
      gross -= grossPart
      earned.left -= part
      earned.grossLeft -= grossPart
      if (earned.left > 0) continue
      home.open = home.open.filter((one) => one !== earned)
      gross -= earned.grossLeft
      earned.grossLeft = 0
    }
    const paidOn = [...known.values()]
      .filter((one) => move.stay !== null && one.stay === move.stay && one.homeId === move.homeId)
      .reduce((last, one) => laterOf(last, one.paidOn), move.on)
    unpay(home, move, { net, gross }, paidOn)
  }

  for (const move of status(moves)) {
    const home = homes.get(move.homeId) ?? { open: [], ahead: [] }
    homes.set(move.homeId, home)
    const earned = known.get(`${move.reverses} ${move.homeId}`)
    if (earned) reverse(home, earned, move.on)
    else if (move.gross < 0) giveBack(home, move)
    else if (move.net > 0) earn(home, move)
    else if (move.gross > 0) withhold(home, move)
    else use(home, -move.net, move.on)
  }
  return paid
}
