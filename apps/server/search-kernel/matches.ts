/** Homes that match so far, in slot order, each with its best stay. */
@unmanaged
export class Matches {
  count: i32
  slots: usize
  prices: usize
  stays: usize
}

export function slotAt(matches: Matches, index: i32): u32 {
  return load<u32>(matches.slots + ((<usize>index) << 2))
}

export function priceAt(matches: Matches, index: i32): u32 {
  return load<u32>(matches.prices + ((<usize>index) << 2))
}

export function put(matches: Matches, index: i32, slot: u32, price: u32, stay: u8): void {
  store<u32>(matches.slots + ((<usize>index) << 2), slot)
  store<u32>(matches.prices + ((<usize>index) << 2), price)
  store<u8>(matches.stays + <usize>index, stay)
}

/** Represents "no price". */
export const noPrice: u32 = 0xffff_ffff
