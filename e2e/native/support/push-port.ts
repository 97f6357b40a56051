/** The port of the journeys' push service, next to the product's: outside the range systems assign automatically. */
export const pushPortOf = (port: string): number => Number(port) + (Number(port) < 32_768 ? 10_000 : -30_000)
