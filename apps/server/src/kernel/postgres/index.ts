/** The database this process works on: embedded and supervised, or a server's. */
export type { SocketConnection } from './connection-file.ts'
export { type Connection, type OpenDatabase, type OpenOptions, openDatabase } from './open.ts'
export { type EmbeddedPostgres, type StartOptions, startPostgres } from './supervisor.ts'
