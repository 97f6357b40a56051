import { addDays } from '@porchlight/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type RentMove, rentsPaid } from './rents-paid.ts'

const move = (entryId: number, on: string, net: number, gross = 0, reverses: number | null = null): RentMove => ({
  entryId,
  reverses,
  on,
  homeId: 1,
  stay: null,
  net,
  gross,
})
const reported = (moves: readonly RentMove[]) =>
  rentsPaid(moves).map(({ entryId, on, net, gross }) => [entryId, on, net, gross])
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

it('R54 rent is reported before commission, on the day it was paid', () => {
  const earned = [move(1, '2026-11-01', 800_00, 1_000_00), move(2, '2026-12-20', 400_00, 500_00)]
  expect(reported([...earned, move(3, '2026-12-31', -1_000_00), move(4, '2027-01-05', -200_00)])).toEqual([
    [1, '2026-12-31', 800_00, 1_000_00],
    [2, '2026-12-31', 200_00, 250_00],
    [2, '2027-01-05', 200_00, 250_00],
  ])
  expect(reported(earned)).toEqual([])
})

it("R54 rent used for a repair counts as paid, and what isn't rent does not", () => {
  const moves = [move(1, '2026-01-05', 800_00, 1_000_00), move(2, '2026-01-06', 50_00), move(3, '2026-02-01', -800_00)]
  expect(reported([...moves, move(4, '2026-02-02', -50_00)])).toEqual([
    [1, '2026-02-01', 800_00, 1_000_00],
    [2, '2026-02-02', 50_00, 0],
  ])
})

it("R54 rent is paid on the later of the bill's and the earning's date, so that no year gets rent before it was earned", () => {
  // A December bill posted in January, when only a January stay is left to bear it.
  const january = [move(1, '2027-01-03', 800_00, 1_000_00), move(2, '2026-12-20', -300_00)]
  expect(reported(january)).toEqual([[1, '2027-01-03', 300_00, 375_00]])
  // Posted in January too, borne by December's rent: that was used up in December.
  const december = [move(1, '2026-12-04', 800_00, 1_000_00), move(2, '2026-12-20', -300_00)]
  expect(reported(december)).toEqual([[1, '2026-12-20', 300_00, 375_00]])
  // Charged before any rent, and rent posted later with an earlier date.
  expect(reported([move(1, '2027-02-01', -300_00), move(2, '2026-12-30', 800_00, 1_000_00)])).toEqual([
    [2, '2027-02-01', 300_00, 375_00],
  ])
})

it('R54 a reversal is deducted no earlier than the payment', () => {
  const paid = [move(1, '2026-12-05', 800_00, 1_000_00), move(2, '2027-02-01', -800_00)]
  expect(reported([...paid, move(3, '2026-12-28', -800_00, -1_000_00, 1)])).toEqual([
    [1, '2027-02-01', 800_00, 1_000_00],
    [1, '2027-02-01', -800_00, -1_000_00],
  ])
  const of = (one: RentMove): RentMove => ({ ...one, stay: 7 })
  const given = [of(move(1, '2026-12-05', 800_00, 1_000_00)), move(2, '2027-02-01', -800_00)]
  expect(reported([...given, of(move(3, '2026-12-28', -400_00, -500_00))])).toEqual([
    [1, '2027-02-01', 800_00, 1_000_00],
    [3, '2027-02-01', -400_00, -500_00],
  ])
})

it('R54 no part of a rent is paid before it was earned, in whatever order entries and dates arrive', () => {
  const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-06-01', days))
  const step = fc.record({ earns: fc.boolean(), net: fc.integer({ min: 1, max: 100_000 }), on: day })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const moves = steps.map(({ earns, net, on }, at) => move(at + 1, on, earns ? net : -net, earns ? net : 0))
      const earnedOn = new Map(moves.map(({ entryId, on }) => [entryId, on]))
      for (const { entryId, on } of rentsPaid(moves)) expect(on >= (earnedOn.get(entryId) ?? '')).toBe(true)
    }),
  )
})

it('R54 a payout the bank returned never counts', () => {
  const moves = [move(1, '2026-01-05', 800_00, 1_000_00), move(2, '2026-02-01', -800_00)]
  expect(reported([...moves, move(3, '2026-02-04', 800_00, 0, 2), move(4, '2026-02-09', -800_00)])).toEqual([
    [1, '2026-02-09', 800_00, 1_000_00],
  ])
})

it('R54 rent reversed after it was paid is deducted on that day, and the next rent pays for it', () => {
  const moves = [move(1, '2026-01-05', 800_00, 1_000_00), move(2, '2026-02-01', -800_00)]
  const back = move(3, '2027-03-01', -800_00, -1_000_00, 1)
  expect(reported([...moves, back, move(4, '2027-04-01', 900_00, 1_100_00)])).toEqual([
    [1, '2026-02-01', 800_00, 1_000_00],
    [1, '2027-03-01', -800_00, -1_000_00],
    [4, '2027-04-01', 800_00, 977_78],
  ])
})

it('R54 rent refunded to the guest is deducted from what is unpaid first, then on that day', () => {
  const of = (one: RentMove): RentMove => ({ ...one, stay: 7 })
  const rent = of(move(1, '2026-01-05', 800_00, 1_000_00))
  const other = move(2, '2026-01-06', 400_00, 500_00)
  const back = of(move(4, '2026-03-01', -400_00, -500_00))
  expect(reported([rent, other, back, move(5, '2026-04-01', -800_00)])).toEqual([
    [1, '2026-04-01', 400_00, 500_00],
    [2, '2026-04-01', 400_00, 500_00],
  ])
  expect(reported([rent, move(3, '2026-02-01', -600_00), back])).toEqual([
    [1, '2026-02-01', 600_00, 750_00],
    [4, '2026-03-01', -200_00, -250_00],
  ])
})

it('R54 once everything is paid, the reported total equals the earnings before commission', () => {
  const step = fc.record({
    kind: fc.constantFrom('earn', 'pay', 'give'),
    net: fc.integer({ min: 1, max: 100_000 }),
    commission: fc.integer({ min: 0, max: 50_000 }),
    stay: fc.integer({ min: 1, max: 4 }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const moves: RentMove[] = []
      const stays = new Map<number, { net: number; gross: number }>()
      for (const [at, { kind, net, commission, stay }] of steps.entries()) {
        const base = { entryId: at + 1, on: '2026-01-01', homeId: 1, reverses: null, stay }
        const left = stays.get(stay)
        if (kind === 'pay') moves.push({ ...base, net: -net, gross: 0 })
        else if (kind === 'earn' && !left) {
          stays.set(stay, { net, gross: net + commission })
          moves.push({ ...base, net, gross: net + commission })
        } else if (kind === 'give' && left && left.net > 0) {
          const part = Math.min(net, left.net)
          const gross = part === left.net ? left.gross : Math.round((left.gross * part) / left.net)
          stays.set(stay, { net: left.net - part, gross: left.gross - gross })
          if (gross > 0) moves.push({ ...base, net: -part, gross: -gross })
        }
      }
      const last = {
        entryId: 1_000,
        on: '2026-12-31',
        homeId: 1,
        reverses: null,
        stay: null,
        net: -99_999_999,
        gross: 0,
      }
      const paid = rentsPaid([...moves, last])
      expect(sum(paid.map(({ gross }) => gross))).toBe(sum(moves.map(({ gross }) => gross)))
    }),
  )
})

it('R54 over any history, nothing is lost and nothing is reported twice', () => {
  const step = fc.record({
    kind: fc.constantFrom('earn', 'gain', 'pay', 'undo'),
    net: fc.integer({ min: 1, max: 100_000 }),
    commission: fc.integer({ min: 0, max: 50_000 }),
    homeId: fc.integer({ min: 1, max: 2 }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const moves: RentMove[] = []
      const undone = new Set<number>()
      for (const [at, { kind, net, commission, homeId }] of steps.entries()) {
        const base = { entryId: at + 1, on: '2026-01-01', homeId, reverses: null, stay: null }
        const last = moves.findLast((one) => one.reverses === null && !undone.has(one.entryId))
        if (kind === 'earn') moves.push({ ...base, net, gross: net + commission })
        else if (kind === 'gain') moves.push({ ...base, net, gross: 0 })
        else if (kind === 'pay') moves.push({ ...base, net: -net, gross: 0 })
        else if (last) {
          undone.add(last.entryId)
          moves.push({ ...base, homeId: last.homeId, net: -last.net, gross: -last.gross, reverses: last.entryId })
        }
      }
      const paid = rentsPaid(moves)
      for (const { entryId, net, gross } of moves) {
        const parts = paid.filter((part) => part.entryId === entryId)
        const [netPaid, grossPaid] = [sum(parts.map((part) => part.net)), sum(parts.map((part) => part.gross))]
        expect(netPaid).toBeGreaterThanOrEqual(0)
        expect(netPaid).toBeLessThanOrEqual(Math.max(0, undone.has(entryId) ? 0 : net))
        if (netPaid === net) expect(grossPaid).toBe(gross)
        if (undone.has(entryId)) expect([netPaid, grossPaid]).toEqual([0, 0])
      }
      const status = moves.filter(({ entryId, reverses }) => reverses === null && !undone.has(entryId))
      for (const homeId of [1, 2]) {
        const own = status.filter((one) => one.homeId === homeId)
        const earned = sum(own.map(({ net }) => Math.max(0, net)))
        const used = sum(own.map(({ net }) => Math.max(0, -net)))
        const reported = sum(paid.filter((part) => part.homeId === homeId).map(({ net }) => net))
        expect(reported).toBe(Math.min(earned, used))
      }
    }),
  )
})

const ofStay = (stay: number, one: RentMove): RentMove => ({ ...one, stay })

it('R54 rent used up by commission and fees is paid on the day it was earned', () => {
  const all = move(1, '2026-03-01', 0, 100_00)
  expect(reported([all])).toEqual([[1, '2026-03-01', 0, 100_00]])
  expect(reported([all, move(2, '2026-04-01', 0, -100_00, 1)]).map(([, on, , gross]) => [on, gross])).toEqual([
    ['2026-03-01', 100_00],
    ['2026-04-01', -100_00],
  ])
  expect(reported([move(1, '2026-03-01', -20_00, 100_00), move(2, '2026-03-02', 50_00, 60_00)])).toEqual([
    [1, '2026-03-01', 0, 100_00],
    [2, '2026-03-02', 20_00, 24_00],
  ])
})

it('R54 counts to the last cent', () => {
  expect(reported([move(1, '2026-01-01', 1, 2), move(2, '2026-02-01', -1)])).toEqual([[1, '2026-02-01', 1, 2]])
  expect(reported([move(1, '2026-01-01', -1), move(2, '2026-02-01', 1, 2)])).toEqual([[2, '2026-02-01', 1, 2]])
  const [rent, back] = [ofStay(7, move(1, '2026-01-01', 3, 10)), ofStay(7, move(2, '2026-01-02', -1, -4))]
  expect(reported([rent, back, move(3, '2026-02-01', -2)])).toEqual([[1, '2026-02-01', 2, 6]])
  const most = ofStay(7, move(2, '2026-01-02', -2, -6))
  expect(reported([rent, most, move(3, '2026-02-01', -1)])).toEqual([[1, '2026-02-01', 1, 4]])
})

it('R54 a refund beyond what the stay earned is borne by the next rent', () => {
  const [rent, back] = [ofStay(7, move(1, '2026-01-01', 3, 3)), ofStay(7, move(2, '2026-01-02', -4, -3))]
  expect(reported([rent, back, move(3, '2026-01-03', 10, 10)])).toEqual([
    [2, '2026-01-02', -1, -0],
    [3, '2026-01-03', 1, 1],
  ])
})

it('R54 a refund to a guest is deducted only from the rents of their stay', () => {
  const other = ofStay(8, move(2, '2026-01-06', 400_00, 500_00))
  const stay = [ofStay(7, move(1, '2026-01-05', 400_00, 500_00)), move(3, '2026-02-01', -400_00)]
  const back = ofStay(7, move(4, '2026-03-01', -100_00, -125_00))
  expect(reported([...stay, other, back])).toEqual([
    [1, '2026-02-01', 400_00, 500_00],
    [4, '2026-03-01', -100_00, -125_00],
    [2, '2026-03-01', 100_00, 125_00],
  ])
  const ofNone = [move(1, '2026-01-05', 800_00, 1_000_00), move(2, '2026-03-01', -400_00, -500_00)]
  expect(reported(ofNone)).toEqual([
    [2, '2026-03-01', -400_00, -500_00],
    [1, '2026-03-01', 400_00, 500_00],
  ])
})

it("R54 a fee the owner got for a stay isn't rent of that stay", () => {
  const moves = [
    ofStay(7, move(1, '2026-01-04', 50_00)),
    ofStay(7, move(2, '2026-01-05', 800_00, 1_000_00)),
    ofStay(7, move(3, '2026-01-06', -400_00, -500_00)),
    move(4, '2026-02-01', -450_00),
  ]
  expect(reported(moves)).toEqual([
    [1, '2026-02-01', 50_00, 0],
    [2, '2026-02-01', 400_00, 500_00],
  ])
})

it('R54 a refund is deducted no earlier than its own stay was paid, whenever others were', () => {
  const moves = [
    ofStay(7, move(1, '2026-01-05', 400_00, 500_00)),
    move(2, '2026-02-01', -400_00),
    ofStay(8, move(3, '2026-01-06', 400_00, 500_00)),
    move(4, '2026-06-01', -400_00),
    ofStay(7, move(5, '2026-03-01', -400_00, -500_00)),
  ]
  expect(reported(moves).at(-1)).toEqual([5, '2026-03-01', -400_00, -500_00])
})
