/** Words `[from, to)` of the planes, one after another in memory: what the zone map left of the area. */
@unmanaged
export class Run {
  from: i32
  to: i32
}

export function runAt(runs: usize, index: i32): Run {
  return changetype<Run>(runs + ((<usize>index) << 3))
}

/** The 32-bit pointer, number, or word at an index. */
export function wordAt(list: usize, index: i32): i32 {
  return load<i32>(list + ((<usize>index) << 2))
}

export function pointerAt(list: usize, index: i32): usize {
  return <usize>load<u32>(list + ((<usize>index) << 2))
}

export function hasBit(plane: usize, slot: u32): bool {
  return ((load<u32>(plane + ((slot >> 5) << 2)) >> (slot & 31)) & 1) !== 0
}

export function clearBit(plane: usize, slot: u32): void {
  const at = plane + ((slot >> 5) << 2)
  store<u32>(at, load<u32>(at) & ~((<u32>1) << (slot & 31)))
}

/** The bytes of a block's words: 512 homes. */
export const blockBytes: usize = 64
export const blockWords: i32 = 16
export const blockHomes: i32 = 512
