/** The database this process works on: embedded and supervised, or on an external server. */
export type { SocketConnection } from './connection-file.ts'
export { type Connection, type OpenDatabase, type OpenOptions, openDatabase } from './open.ts'
export { type EmbeddedPostgres, type StartOptions, startPostgres } from './supervisor.ts'
