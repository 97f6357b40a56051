/** The server's reply. Rejects when the server can't be reached. */
export type ServerReply = { ok: true; value: unknown } | { ok: false; status: number; message: string }

export type Ask = (url: string) => Promise<ServerReply>

/** Whether the product is online, as far as it knows; if not, requests are skipped unless forced. */
export type IsOnline = () => boolean

/** The server no longer serves this to the caller, so its stored copy is removed too. */
export const isGone = (status: number): boolean => [401, 403, 404, 410].includes(status)
