import { pointerAt, runAt } from './words'

/** Keeps in `target` only what all of the planes also have. */
export function keepPlanes(target: usize, planes: usize, count: i32, runs: usize, runCount: i32): void {
  for (let run: i32 = 0; run < runCount; run++) {
    const from = (<usize>runAt(runs, run).from) << 2
    const to = (<usize>runAt(runs, run).to) << 2
    let plane: i32 = 0
    for (; plane + 1 < count; plane += 2) {
      const one = pointerAt(planes, plane)
      const other = pointerAt(planes, plane + 1)
      for (let at = from; at < to; at += 16) {
        const both = v128.and(v128.load(one + at), v128.load(other + at))
        v128.store(target + at, v128.and(v128.load(target + at), both))
      }
    }
    if (plane < count) keepPlane(target, pointerAt(planes, plane), from, to)
  }
}

function keepPlane(target: usize, plane: usize, from: usize, to: usize): void {
  for (let at = from; at < to; at += 16) {
    v128.store(target + at, v128.and(v128.load(target + at), v128.load(plane + at)))
  }
}

/** Sets in `found` the homes of `offered` that are in any of the planes. */
export function takeAny(found: usize, offered: usize, planes: usize, count: i32, runs: usize, runCount: i32): void {
  for (let run: i32 = 0; run < runCount; run++) {
    const to = (<usize>runAt(runs, run).to) << 2
    for (let at = (<usize>runAt(runs, run).from) << 2; at < to; at += 16) {
      let any = i32x4.splat(0)
      for (let plane: i32 = 0; plane < count; plane++) any = v128.or(any, v128.load(pointerAt(planes, plane) + at))
      v128.store(found + at, v128.and(v128.load(offered + at), any))
    }
  }
}

/** Copies `offered` to `found`. */
export function takeAll(found: usize, offered: usize, runs: usize, runCount: i32): void {
  for (let run: i32 = 0; run < runCount; run++) {
    const from = (<usize>runAt(runs, run).from) << 2
    const to = (<usize>runAt(runs, run).to) << 2
    memory.copy(found + from, offered + from, to - from)
  }
}

/** How many vectors' popcounts a byte can add up: 8 bits each, at most 255. */
const vectorsPerByte: usize = 31

/** Writes how many of the homes are in each plane. */
export function countEach(homes: usize, planes: usize, count: i32, runs: usize, runCount: i32, counts: usize): void {
  memory.fill(counts, 0, (<usize>count) << 2)
  for (let run: i32 = 0; run < runCount; run++) {
    const from = (<usize>runAt(runs, run).from) << 2
    const to = (<usize>runAt(runs, run).to) << 2
    for (let plane: i32 = 0; plane < count; plane++) {
      const at = counts + ((<usize>plane) << 2)
      store<i32>(at, load<i32>(at) + countShared(homes, pointerAt(planes, plane), from, to))
    }
  }
}

function countShared(homes: usize, plane: usize, from: usize, to: usize): i32 {
  let sums = i32x4.splat(0)
  let at = from
  while (at < to) {
    const end = min(to, at + 16 * vectorsPerByte)
    let bytes = i8x16.splat(0)
    for (; at < end; at += 16) {
      bytes = i8x16.add(bytes, i8x16.popcnt(v128.and(v128.load(homes + at), v128.load(plane + at))))
    }
    sums = i32x4.add(sums, i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(bytes)))
  }
  return (
    i32x4.extract_lane(sums, 0) +
    i32x4.extract_lane(sums, 1) +
    i32x4.extract_lane(sums, 2) +
    i32x4.extract_lane(sums, 3)
  )
}

/** Reads all of these memory ranges, as wide as it can: the lower bound for any search. */
export function readAll(stretches: usize, count: i32): i32 {
  let a = i32x4.splat(0)
  let b = i32x4.splat(0)
  let c = i32x4.splat(0)
  let d = i32x4.splat(0)
  for (let stretch: i32 = 0; stretch < count; stretch++) {
    let at = pointerAt(stretches, stretch * 2)
    const end = at + pointerAt(stretches, stretch * 2 + 1)
    for (; at + 64 <= end; at += 64) {
      a = v128.xor(a, v128.load(at))
      b = v128.xor(b, v128.load(at, 16))
      c = v128.xor(c, v128.load(at, 32))
      d = v128.xor(d, v128.load(at, 48))
    }
    for (; at + 4 <= end; at += 4) a = v128.xor(a, v128.load32_zero(at))
  }
  return i32x4.extract_lane(v128.xor(v128.xor(a, b), v128.xor(c, d)), 0)
}
