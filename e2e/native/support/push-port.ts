/** Where the journeys' push service listens, beside the product. */
export const pushPortOf = (port: string): number => Number(port) + 20_000
