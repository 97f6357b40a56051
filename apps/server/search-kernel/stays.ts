import { limitsAllow } from './limits'
import { Matches, put } from './matches'
import { blockBytes, hasBit, pointerAt, runAt } from './words'

/** One candidate stay, with planes and columns by their addresses. */
@unmanaged
class Window {
  index: i32
  arrive: i32
  depart: i32
  /** Arrival codes by bit, and the code the stay's nights satisfy. */
  low: usize
  mid: usize
  high: usize
  code: i32
  /** 0 while every home allows a stay to end here. */
  noDeparture: usize
  /** By notice number, 1 where the stay may start; 0 if it may everywhere. */
  opens: usize
  /** By the number of the home's charge terms. */
  terms: usize
  nights: i32
  /** Planes of the available nights. */
  free: usize
  /** Pairs of rent columns: before and after a leg. */
  legs: i32
  rents: usize
  /** 1 if the previous window has the same number of nights. */
  sameNights: i32
}

const windowBytes: usize = 60

@unmanaged
class Terms {
  rentFactor: f64
  extraFactor: f64
  fees: f64
  guests: f64
}

const termsShift: usize = 5

@unmanaged
class Stays {
  windows: i32
  list: usize
  runs: usize
  runCount: i32
  offered: usize
  rentStep: usize
  chargeTerms: usize
  includedGuests: usize
  extraGuestNight: usize
  perStay: usize
  notice: usize
  limited: usize
  limitsAt: usize
  matches: usize
  /** For each window, the planes of one chunk: the homes that are available for it. */
  free: usize
  /** By slot from a part's first. */
  amount: usize
  steps: usize
  window: usize
}

/** Planes are read a page at a time, so that the memory can prefetch. */
const chunkBytes: usize = 4096
/** How many homes are priced at a time, so that their data stays in the cache. */
const partWords: i32 = 128
const partHomes: i32 = partWords * 32

/** Keeps in `offered` the homes that some window matches, and lists them with the price of their cheapest one. */
export function matchStays(question: usize): void {
  const stays = changetype<Stays>(question)
  for (let run: i32 = 0; run < stays.runCount; run++) {
    const end = (<usize>runAt(stays.runs, run).to) << 2
    for (let from = (<usize>runAt(stays.runs, run).from) << 2; from < end; from += chunkBytes) {
      matchChunk(stays, from, min(end, from + chunkBytes))
    }
  }
}

function windowAt(stays: Stays, index: i32): Window {
  return changetype<Window>(stays.list + <usize>index * windowBytes)
}

function matchChunk(stays: Stays, from: usize, to: usize): void {
  for (let index: i32 = 0; index < stays.windows; index++) {
    const window = windowAt(stays, index)
    const free = stays.free + <usize>index * chunkBytes - from
    sieve(stays.offered, free, window, from, to)
    keepAllowed(stays, window, free, from, to)
  }
  keepAny(stays, from, to)
  const first = <i32>(from >> 2)
  const end = <i32>(to >> 2)
  if (stays.windows === 1) {
    listOne(stays, stays.free - from, first, end)
    return
  }
  for (let word = first; word < end; word += partWords) priceMany(stays, from, word, min(end, word + partWords))
}

/** Writes to `free` the homes of `offered` that are available for the window, block by block. */
function sieve(offered: usize, free: usize, window: Window, from: usize, to: usize): void {
  const low1 = i32x4.splat(window.code & 1 ? -1 : 0)
  const mid1 = i32x4.splat(window.code & 2 ? -1 : 0)
  const high1 = i32x4.splat(window.code & 4 ? -1 : 0)
  for (let block = from; block < to; block += blockBytes) {
    let a = arrivals(offered, window, block, low1, mid1, high1)
    let b = arrivals(offered, window, block + 16, low1, mid1, high1)
    let c = arrivals(offered, window, block + 32, low1, mid1, high1)
    let d = arrivals(offered, window, block + 48, low1, mid1, high1)
    for (let night: i32 = 0; night < window.nights; night++) {
      const plane = pointerAt(window.free, night) + block
      a = v128.and(a, v128.load(plane))
      b = v128.and(b, v128.load(plane, 16))
      c = v128.and(c, v128.load(plane, 32))
      d = v128.and(d, v128.load(plane, 48))
    }
    if (window.noDeparture) {
      const plane = window.noDeparture + block
      a = v128.andnot(a, v128.load(plane))
      b = v128.andnot(b, v128.load(plane, 16))
      c = v128.andnot(c, v128.load(plane, 32))
      d = v128.andnot(d, v128.load(plane, 48))
    }
    v128.store(free + block, a)
    v128.store(free + block, b, 16)
    v128.store(free + block, c, 32)
    v128.store(free + block, d, 48)
  }
}

/** Homes of `offered` whose arrival code is at most the window's. */
function arrivals(offered: usize, window: Window, at: usize, low1: v128, mid1: v128, high1: v128): v128 {
  const mid = v128.load(window.mid + at)
  const high = v128.load(window.high + at)
  const lowFits = v128.or(low1, v128.not(v128.load(window.low + at)))
  const midFits = v128.or(v128.andnot(mid1, mid), v128.andnot(lowFits, v128.xor(mid, mid1)))
  const fits = v128.or(v128.andnot(high1, high), v128.andnot(midFits, v128.xor(high, high1)))
  return v128.and(v128.load(offered + at), fits)
}

/** Clears in `free` the homes whose notice or own stay limits rule out the window. */
function keepAllowed(stays: Stays, window: Window, free: usize, from: usize, to: usize): void {
  for (let at = from; at < to; at += 8) {
    let left = load<u64>(free + at)
    if (window.opens === 0) left &= load<u64>(stays.limited + at)
    while (left !== 0) {
      const bit = ctz(left)
      left &= left - 1
      const slot = <u32>(at << 3) + <u32>bit
      if (!allowed(stays, window, slot)) store<u64>(free + at, load<u64>(free + at) & ~((<u64>1) << bit))
    }
  }
}

function allowed(stays: Stays, window: Window, slot: u32): bool {
  if (window.opens && load<u8>(window.opens + <usize>load<u16>(stays.notice + ((<usize>slot) << 1))) === 0) return false
  if (!hasBit(stays.limited, slot)) return true
  return limitsAllow(pointerAt(stays.limitsAt, slot), window.arrive, window.depart)
}

function keepAny(stays: Stays, from: usize, to: usize): void {
  const free = stays.free - from
  for (let at = from; at < to; at += 16) {
    let any = v128.load(free + at)
    for (let index: i32 = 1; index < stays.windows; index++) {
      any = v128.or(any, v128.load(free + <usize>index * chunkBytes + at))
    }
    v128.store(stays.offered + at, any)
  }
}

/** The rent of all legs, in the home's steps. */
function stepsOf(window: Window, slot: u32): u32 {
  let steps: u32 = 0
  for (let leg: i32 = 0; leg < window.legs; leg++) {
    const before = load<u16>(pointerAt(window.rents, leg * 2) + ((<usize>slot) << 1))
    const after = load<u16>(pointerAt(window.rents, leg * 2 + 1) + ((<usize>slot) << 1))
    steps += (<u32>after - <u32>before) & 0xffff
  }
  return steps
}

/** Steps 1 to 5 of section 2.3, without fees per stay. */
function amountOf(stays: Stays, window: Window, slot: u32, steps: u32): u32 {
  const terms = changetype<Terms>(
    window.terms + ((<usize>load<u16>(stays.chargeTerms + ((<usize>slot) << 1))) << termsShift),
  )
  const extraGuests = terms.guests - <f64>load<u8>(stays.includedGuests + <usize>slot)
  const nightly = <f64>load<u32>(stays.extraGuestNight + ((<usize>slot) << 2))
  const extra: f64 = extraGuests > 0 ? extraGuests * nightly * <f64>window.nights : 0
  const rent = <f64>steps * <f64>load<u32>(stays.rentStep + ((<usize>slot) << 2))
  return <u32>(<i64>(rent * terms.rentFactor + extra * terms.extraFactor + terms.fees + 0.5))
}

function perStay(stays: Stays, slot: u32): u32 {
  return load<u32>(stays.perStay + ((<usize>slot) << 2))
}

function listOne(stays: Stays, free: usize, first: i32, end: i32): void {
  const window = windowAt(stays, 0)
  const matches = changetype<Matches>(stays.matches)
  let count = matches.count
  for (let word = first; word < end; word += 2) {
    let left = load<u64>(free + ((<usize>word) << 2))
    while (left !== 0) {
      const slot = ((<u32>word) << 5) + <u32>ctz(left)
      left &= left - 1
      const amount = amountOf(stays, window, slot, stepsOf(window, slot))
      put(matches, count++, slot, amount + perStay(stays, slot), <u8>window.index)
    }
  }
  matches.count = count
}

function priceMany(stays: Stays, chunk: usize, first: i32, end: i32): void {
  memory.fill(stays.amount, 0xff, partHomes * 4)
  for (let index: i32 = 0; index < stays.windows; index++) {
    const window = windowAt(stays, index)
    if (index === 0 || !window.sameNights) memory.fill(stays.steps, 0xff, partHomes * 4)
    priceWindow(stays, window, stays.free + <usize>index * chunkBytes - chunk, first, end)
  }
  listCheapest(stays, first, end)
}

/**
 * Among windows with the same number of nights, a home's price rises with its rent: if the rent is no lower, the price
 * need not be computed.
 */
function priceWindow(stays: Stays, window: Window, free: usize, first: i32, end: i32): void {
  const base = (<u32>first) << 5
  const one = window.legs === 1
  const before = pointerAt(window.rents, 0)
  const after = pointerAt(window.rents, 1)
  for (let word = first; word < end; word += 2) {
    let left = load<u64>(free + ((<usize>word) << 2))
    while (left !== 0) {
      const slot = ((<u32>word) << 5) + <u32>ctz(left)
      left &= left - 1
      const at = <usize>(slot - base)
      const half = (<usize>slot) << 1
      const steps = one
        ? (<u32>load<u16>(after + half) - <u32>load<u16>(before + half)) & 0xffff
        : stepsOf(window, slot)
      if (steps >= load<u32>(stays.steps + (at << 2))) continue
      store<u32>(stays.steps + (at << 2), steps)
      const amount = amountOf(stays, window, slot, steps)
      if (amount >= load<u32>(stays.amount + (at << 2))) continue
      store<u32>(stays.amount + (at << 2), amount)
      store<u8>(stays.window + at, <u8>window.index)
    }
  }
}

function listCheapest(stays: Stays, first: i32, end: i32): void {
  const matches = changetype<Matches>(stays.matches)
  const base = (<u32>first) << 5
  let count = matches.count
  for (let word = first; word < end; word += 2) {
    let left = load<u64>(stays.offered + ((<usize>word) << 2))
    while (left !== 0) {
      const slot = ((<u32>word) << 5) + <u32>ctz(left)
      left &= left - 1
      const at = <usize>(slot - base)
      const amount = load<u32>(stays.amount + (at << 2))
      put(matches, count++, slot, amount + perStay(stays, slot), load<u8>(stays.window + at))
    }
  }
  matches.count = count
}
