/** Where a payment can be interrupted: its three phases leave three gaps. */
export const boundaries = [
  'before the gateway is asked',
  'after the gateway has charged',
  'after the outcome is written down',
] as const
export type Boundary = (typeof boundaries)[number]
