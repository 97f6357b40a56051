/** The words of a home's stay limits; `engine/stay-limits.ts` writes them and documents their meaning. */
@unmanaged
class Limits {
  runs: i32
  maxOverStay: i32
  freeRuns: i32
}

@unmanaged
class LimitRun {
  from: i32
  to: i32
  min: i32
  minOverStay: i32
  max: i32
}

@unmanaged
class FreeRun {
  from: i32
  to: i32
  takenBefore: i32
  takenAfter: i32
}

const headBytes: usize = 12
const limitRunBytes: usize = 20
const freeRunBytes: usize = 16

/** Whether a stay from day `arrive` to day `depart` has an allowed length and leaves allowed gaps. */
export function limitsAllow(at: usize, arrive: i32, depart: i32): bool {
  const limits = changetype<Limits>(at)
  const runs = at + headBytes
  const end = runs + <usize>limits.runs * limitRunBytes
  const nights = depart - arrive
  return (
    nights >= minNights(runs, end, arrive, depart) &&
    maxHolds(runs, end, arrive, limits.maxOverStay ? depart : arrive + 1, nights) &&
    !leavesGap(runs, end, limits.freeRuns, arrive, depart)
  )
}

function minNights(runs: usize, end: usize, arrive: i32, depart: i32): i32 {
  let at = runs
  while (at < end && changetype<LimitRun>(at).to <= arrive) at += limitRunBytes
  if (at === end) return 1
  const first = changetype<LimitRun>(at)
  if (!first.minOverStay) return first.min
  let least: i32 = 1
  for (; at < end && changetype<LimitRun>(at).from < depart; at += limitRunBytes) {
    least = max(least, changetype<LimitRun>(at).min)
  }
  return least
}

function maxHolds(runs: usize, end: usize, arrive: i32, until: i32, nights: i32): bool {
  for (let at = runs; at < end; at += limitRunBytes) {
    const run = changetype<LimitRun>(at)
    if (run.to > arrive && run.from < until && run.max > 0 && nights > run.max) return false
  }
  return true
}

function leavesGap(runs: usize, end: usize, freeRuns: i32, arrive: i32, depart: i32): bool {
  let at = end
  for (let index: i32 = 0; index < freeRuns; index++) {
    const run = changetype<FreeRun>(at)
    at += freeRunBytes
    if (run.from > arrive || depart > run.to) continue
    if (run.from === arrive || run.to === depart) return false
    if (run.takenBefore && arrive - run.from < minNights(runs, end, run.from, arrive)) return true
    return run.takenAfter !== 0 && run.to - depart < minNights(runs, end, depart, run.to)
  }
  return false
}
