/** Where the journeys' push service listens, beside the product: at a port that no system gives out by itself. */
export const pushPortOf = (port: string): number => Number(port) + (Number(port) < 32_768 ? 10_000 : -30_000)
