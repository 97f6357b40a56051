/** What became of asking the server. Rejects when it was not reached. */
export type ServerReply = { ok: true; value: unknown } | { ok: false; status: number; message: string }

export type Ask = (url: string) => Promise<ServerReply>

/** Whether the product is online, as far as it knows; requests are skipped when it is not, unless forced. */
export type IsOnline = () => boolean

/** The server no longer gives this to the caller: what is kept of it goes too. */
export const isGone = (status: number): boolean => [401, 403, 404, 410].includes(status)
